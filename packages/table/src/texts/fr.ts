/** Les phrases de la table : ce qu'elle refuse, et pourquoi. */
export type Details = Readonly<Record<string, string | number>>;

export const fr = {
  notSeated: () => 'il faut être assis à cette table pour cela',
  ownerOnly: () => 'seul qui a ouvert la table peut le faire',
  noSeat: (d: Details) => `il n’y a pas de siège ${d.seat} à cette table`,
  seatTaken: (d: Details) => `le siège ${d.seat} est déjà pris`,
  seatProgram: (d: Details) => `le siège ${d.seat} est tenu par un programme`,
  notInvited: () => 'ce lien n’est plus valable pour ce siège',
  started: () => 'la partie a déjà commencé',
  notStarted: () => 'la partie n’a pas encore commencé',
  seatsOpen: (d: Details) => `il reste ${d.count} siège(s) à pourvoir`,
  paused: () => 'la table est en pause',
  notPaused: () => 'la table n’est pas en pause',
  closed: () => 'cette table est fermée',
  nothingToTakeBack: () => 'il n’y a rien à reprendre',
  backPending: () => 'une demande de reprise attend déjà une réponse',
  noBackPending: () => 'aucune demande de reprise n’attend',
  ownRequest: () => 'on ne répond pas à sa propre demande',
  notAbsent: (d: Details) => `le siège ${d.seat} ne peut pas être repris par un programme`,
  notTakenOver: () => 'votre siège n’est pas tenu par un programme',
  programPlays: () => 'un programme tient votre siège ; reprenez-le d’abord',
  noProgram: (d: Details) => `il n’y a pas de programme « ${d.program} » pour ce jeu`,
  notYourDraw: () => 'ce tirage n’est pas à vous',
  unknownGame: (d: Details) => `il n’y a pas de jeu « ${d.game} »`,
  badSpec: (d: Details) => `table mal formée${d.where ? ` à « ${d.where} »` : ''} : attendu ${d.expected}`,
  badCommand: (d: Details) => `demande mal formée${d.where ? ` à « ${d.where} »` : ''} : attendu ${d.expected}`,
  noTime: () => 'le temps de ce siège est écoulé',
};

export type TableTexts = Readonly<Record<keyof typeof fr, (d: Details) => string>>;
export type TableReason = keyof typeof fr;
