/** A style sheet as the bundle has it: its text. */
declare module '*.css' {
  const text: string;
  export = text;
}
