declare module "virtual:texts" {
  const loaders: Record<import("./i18n/texts").Language, Record<import("./i18n/texts").Part, () => Promise<{ default: string }>>>;
  export default loaders;
}
declare module "virtual:rules/*" {
  const chapters: import("../scripts/rules").Chapter[];
  export default chapters;
}
