declare module "virtual:messages/*" {
  const text: string;
  export default text;
}
declare module "virtual:rules/*" {
  const chapters: import("../scripts/rules").Chapter[];
  export default chapters;
}
