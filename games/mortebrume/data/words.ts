/** A name in both languages. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}
