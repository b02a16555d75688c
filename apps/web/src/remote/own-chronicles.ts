/** The visitor's chronicles on servers. */
import { ownUnder } from './own.ts';

interface OwnChronicle {
  /** Of the member; it opens the seat of every evening too. */
  readonly secret: string;
  readonly member: number;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly recovery?: string;
  /** For whoever leads: the link that invites others. */
  readonly invitation?: string;
  readonly at: number;
}

const chronicles = ownUnder<OwnChronicle>('reverie.chronicles');

export const { keep: keepChronicle, forget: forgetChronicle, of: ownChronicle } = chronicles;
export const useOwnChronicles = chronicles.all.use;
