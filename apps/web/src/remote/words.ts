import { capital } from '@reverie/kernel/capital';
import { words } from '@reverie/ui/words';

export const remoteWords = words({
  fr: {
    errors: {
      unreachable: 'Le serveur ne répond pas. Rien n’est perdu : vérifiez la connexion, puis réessayez.',
      notFound: 'Cette table n’existe pas, ou plus. Vérifiez le lien avec qui vous l’a donné.',
      noTable: 'Cette table n’existe pas, ou plus. Vérifiez le lien avec qui vous l’a donné.',
      tooOften: 'Trop de demandes en peu de temps depuis cette adresse. Attendez une minute, puis réessayez.',
      notInvited:
        'Ce lien n’est plus valable : le siège a été pris, ou le lien remplacé. Demandez-en un nouveau, ou le lien pour regarder.',
      expired:
        'Rien ne s’est passé ici depuis longtemps, ou votre lien est trop ancien : pour votre sûreté, il ne suffit plus. Votre code de récupération vous rend le siège.',
      seatTaken: 'Ce siège vient d’être pris. Demandez un autre lien, ou regardez la partie.',
      notRecorded: 'Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.',
      noFreeSeat: 'La table est complète : la dernière place vient d’être prise.',
      wrongCode: 'Ce code n’ouvre aucun siège de cette table. Vérifiez chaque mot.',
      unknownCode:
        'Ce code ne mène à aucune table, ou n’y mène plus : il vaut une heure. Vérifiez chaque mot, ou demandez-en un nouveau.',
      tooManyTries: 'Trop d’essais depuis cette connexion. Attendez une minute, puis réessayez.',
      busy: 'La table est très demandée. Réessayez dans un moment.',
      other: (text: string) => text || 'Le serveur a refusé.',
    },
    again: 'Réessayer',
    recover: 'Retrouver mon siège',
    recoverField: 'Code de récupération',
    recoverWhy:
      'Les mots qu’on vous a donnés quand vous vous êtes assis. Ils ne servent qu’une fois ; vous en recevrez d’autres.',
    recoverHint: 'lanterne velours hibou poire tambour',
    joining: 'On regarde où mène ce lien…',
    noWatching: 'Cette partie ne se regarde pas. Pour y jouer, il faut le lien d’un siège.',
    deadTitle: 'Ce lien ne mène plus à un siège',
    expiredTitle: 'Ce lien a trop dormi',
    missingTitle: 'Cette table est introuvable',
    silentTitle: 'Pas de connexion',
    fullTitle: 'La table est complète',
    full: 'Toutes les places ont été prises. Demandez qu’on vous en garde une à la prochaine, ou réessayez : quelqu’un s’est peut-être levé.',
    revoked:
      'Votre siège a été confié à quelqu’un d’autre, repris par qui a ouvert la table, ou ouvert ailleurs avec un nouveau lien.',
    revokedTitle: 'Ce siège n’est plus le vôtre',
    tooMany: 'Cette table est ouverte en trop d’endroits à la fois. Fermez d’autres onglets, puis rechargez la page.',
    closedTitle: 'La connexion est fermée',
  },
  en: {
    errors: {
      unreachable: 'The server does not answer. Nothing is lost: check the connection, then try again.',
      notFound: 'This table does not exist, or no longer does. Check the link with whoever sent it.',
      noTable: 'This table does not exist, or no longer does. Check the link with whoever sent it.',
      tooOften: 'Too many requests from this address in a short time. Wait a minute, then try again.',
      notInvited:
        'This link is no longer valid: the seat is taken, or the link was replaced. Ask for a new one, or for the spectators’ link.',
      expired:
        'Nothing has happened here for a long time, or your link is too old: for your safety it has expired. Your recovery code gives you the seat back.',
      seatTaken: 'Someone has just taken this seat. Ask for another link, or watch the game.',
      notRecorded: 'The server cannot record anything at the moment. Try again later.',
      noFreeSeat: 'The table is full: the last seat was just taken.',
      wrongCode: 'This code matches no seat at this table. Check every word.',
      unknownCode:
        'This code matches no table, or has expired: codes are valid for an hour. Check every word, or ask for a new one.',
      tooManyTries: 'Too many attempts from this connection. Wait a minute, then try again.',
      busy: 'The table is very busy. Try again in a moment.',
      other: (text: string) => text || 'The server refused.',
    },
    again: 'Try again',
    recover: 'Recover my seat',
    recoverField: 'Recovery code',
    recoverWhy: 'The words you were given when you sat down. They work once; you will get new ones.',
    recoverHint: 'lanterne velours hibou poire tambour',
    joining: 'Checking the link…',
    noWatching: 'This game has no spectators. To play, you need the link to a seat.',
    deadTitle: 'This link no longer leads to a seat',
    expiredTitle: 'This link has expired',
    missingTitle: 'This table cannot be found',
    silentTitle: 'No connection',
    fullTitle: 'The table is full',
    full: 'All seats are taken. Ask for one at the next table, or try again: somebody may have stood up.',
    revoked:
      'Your seat was handed to somebody else, revoked by whoever opened the table, or opened elsewhere with a new link.',
    revokedTitle: 'This seat is no longer yours',
    tooMany: 'This table is open in too many places at once. Close other tabs, then reload the page.',
    closedTitle: 'The connection is closed',
  },
});

type RemoteWords = (typeof remoteWords)['fr'];

export function sayApiError(error: unknown, t: RemoteWords): string {
  const { reason = 'unreachable', message = '' } = error as { reason?: string; message?: string };
  const known = Object.hasOwn(t.errors, reason) ? t.errors[reason as keyof RemoteWords['errors']] : t.errors.other;
  return capital(typeof known === 'string' ? known : known(message));
}
