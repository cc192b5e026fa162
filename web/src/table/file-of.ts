/** The file whose component draws what the server calls by a name: "quality control" is drawn by QualityControl.svelte. */
export const fileOf = (name: string): string => name.replace(/(?:^| )([a-z])/g, (_, first: string) => first.toUpperCase());
