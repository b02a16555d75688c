/** The words that several parts of a table say. */
import { words } from '@reverie/ui/words';

export const tableWords = words({
  fr: {
    board: 'Le plateau',
    you: 'vous',
    program: 'programme',
    absent: 'absent',
    tabs: { panel: 'Décider', log: 'Journal', chat: 'Discussion', twin: 'En liste' },
    sending: {
      waiting: 'réponse gardée : elle part dès que la connexion revient',
      sent: 'envoyé…',
      recorded: 'enregistré',
      refused: 'refusé',
      notRecorded: 'pas enregistré : rien n’a changé, réessayez',
    },
    watcher: 'quelqu’un du public',
    noTable: 'Cette table n’est pas sur cet appareil',
    noTableWhy: 'Elle a été effacée, ou elle est sur un autre appareil.',
    unreadable: 'Cette table ne peut pas être lue',
    unreadableWhy:
      'Le navigateur ne donne pas accès à ce qu’il garde. En navigation privée, ou quand la place manque, c’est fréquent.',
    toLobby: 'Retour à l’accueil',
    loading: 'On dresse la table…',
    yourTurn: 'À vous',
    title: (title: string) => `${title} · Rêverie`,
    titleTurn: (title: string) => `● À vous · ${title}`,
    notify: (title: string) => `À vous de jouer : ${title}`,
    notifyNudge: (name: string, title: string) => `${name ? `${name} vous attend` : 'On vous attend'} : ${title}`,
    notFinished: 'La partie n’est pas finie : le serveur ne donne son journal qu’à la fin.',
    again: 'Réessayer',
    dismiss: 'J’ai lu',
  },
  en: {
    board: 'The board',
    you: 'you',
    program: 'bot',
    absent: 'away',
    tabs: { panel: 'Decide', log: 'Log', chat: 'Chat', twin: 'As a list' },
    sending: {
      waiting: 'answer kept: it goes out when the connection is back',
      sent: 'sent…',
      recorded: 'recorded',
      refused: 'refused',
      notRecorded: 'not recorded: nothing changed, try again',
    },
    watcher: 'a spectator',
    noTable: 'This table is not on this device',
    noTableWhy: 'It was deleted, or it is on another device.',
    unreadable: 'This table cannot be read',
    unreadableWhy:
      'The browser gives no access to what it keeps. That is common in private windows, and when space runs out.',
    toLobby: 'Back to the lobby',
    loading: 'Loading the table…',
    yourTurn: 'Your turn',
    title: (title: string) => `${title} · Rêverie`,
    titleTurn: (title: string) => `● Your turn · ${title}`,
    notify: (title: string) => `Your turn: ${title}`,
    notifyNudge: (name: string, title: string) => `${name || 'Someone'} is waiting for you: ${title}`,
    notFinished: 'The game is not over: the server publishes its journal only at the end.',
    again: 'Try again',
    dismiss: 'Dismiss',
  },
});

export type TableWords = (typeof tableWords)['fr'];
