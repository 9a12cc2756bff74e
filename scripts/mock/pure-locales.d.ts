export declare const pureLocales: {
  readonly name: string;
  transform(code: string, id: string): { code: string; map: null } | null;
};
