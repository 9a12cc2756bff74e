/** Same keys, any wording: with `Same<typeof commonZh>`, missing and superfluous English keys do not compile. */
export type Same<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Same<Texts[Key]>;
};
