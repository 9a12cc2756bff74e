/**
 * The shape of a text tree with its wording forgotten: `Same<typeof commonZh>` accepts exactly the keys of the Chinese
 * texts. A key that is missing or superfluous in English is a compile error.
 */
export type Same<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Same<Texts[Key]>;
};
