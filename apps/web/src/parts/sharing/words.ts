/** The words about links and seats. */
import { frenchOf } from '@reverie/kernel/words';
import { words } from '@reverie/ui/words';

export const sharingWords = words({
  fr: {
    share: {
      title: 'Inviter à cette table',
      seat: (name: string) => `Lien du siège : ${name}`,
      watch: 'Lien pour regarder',
      noWatch: 'Personne ne peut regarder cette partie.',
      none: 'Tous les sièges sont pris.',
      notOwner: 'Les liens des sièges sont chez qui a ouvert la table.',
      secret: 'Un lien de siège ne sert qu’une fois : qui l’ouvre et s’assied le garde.',
      qr: 'Code QR',
      aloud: 'Code à lire',
      code: (name: string) => `Code à lire : ${name}`,
      codeToWatch: 'Code à lire pour regarder',
      codeWhy: (host: string, until: string) => `À taper à l’accueil de ${host}. Valable jusqu’à ${until}.`,
      revoke: (name: string) => `Reprendre le siège ${frenchOf(name)} et en faire un nouveau lien`,
      revokeWhy: 'Qui était assis là n’y a plus accès, aussitôt.',
      invite: (name: string) => `Inviter quelqu’un à la place ${frenchOf(name)}`,
      inviteWhy: 'Le programme joue jusqu’à ce que quelqu’un vienne, avec son propre personnage si qui mène l’accorde.',
      local:
        'Cette table est sur cet appareil : il n’y a pas de lien à donner. Pour jouer à plusieurs à distance, ouvrez une table en ligne.',
    },
    mySeat: {
      title: 'Mon siège',
      link: 'Lien pour revenir à ce siège, d’ici ou d’ailleurs',
      secret: 'Ne le donnez à personne : qui l’a, joue à votre place.',
      recovery: 'Code de récupération, à noter ou à lire',
      recoveryWhy: 'Il rend votre siège depuis un autre appareil. On le retrouve dans le menu, sous « Mon siège… ».',
      recoveryLater: 'Un code pour retrouver ce siège depuis un autre appareil',
      noted: 'C’est noté',
      handOver: 'Confier mon siège à quelqu’un',
      handOverWhy:
        'Il reste le vôtre jusqu’à ce que quelqu’un s’y assoie par ce lien : il y trouve tout ce que vous y savez.',
      handOverLink: 'Lien à donner à qui prend votre siège',
      noRecovery: 'Ce serveur n’a pas donné de code : gardez le lien.',
    },
    recovery: {
      rotate: 'Changer de clef',
      rotateWhy: 'L’ancien lien et l’ancien code ne vaudront plus rien, ailleurs non plus.',
    },
  },
  en: {
    share: {
      title: 'Invite to this table',
      seat: (name: string) => `Link to the seat: ${name}`,
      watch: 'Link for spectators',
      noWatch: 'Nobody can watch this game.',
      none: 'All seats are taken.',
      notOwner: 'Whoever opened the table has the links to the seats.',
      secret: 'The link to a seat works once: whoever opens it and sits down keeps the seat.',
      qr: 'QR code',
      aloud: 'Code to read aloud',
      code: (name: string) => `Code to read aloud: ${name}`,
      codeToWatch: 'Code to read aloud, for spectators',
      codeWhy: (host: string, until: string) => `To be typed in the lobby of ${host}. Valid until ${until}.`,
      revoke: (name: string) => `Revoke the seat of ${name} and make a new link for it`,
      revokeWhy: 'Whoever sits there is disconnected at once.',
      invite: (name: string) => `Invite somebody in place of ${name}`,
      inviteWhy: 'The bot plays until somebody comes, with a character of their own if the game master agrees.',
      local:
        'This table is on this device: there is no link to give. To play with people elsewhere, open a table online.',
    },
    mySeat: {
      title: 'My seat',
      link: 'Link to come back to this seat, from here or elsewhere',
      secret: 'Give it to nobody: whoever has it can play for you.',
      recovery: 'Recovery code, to write down or read aloud',
      recoveryWhy: 'It recovers your seat on another device. It is also in the menu, under “My seat…”.',
      recoveryLater: 'A code to recover this seat on another device',
      noted: 'Noted',
      handOver: 'Hand my seat over to somebody',
      handOverWhy: 'It stays yours until somebody sits down there by this link: they find all that you know there.',
      handOverLink: 'Link for whoever takes your seat',
      noRecovery: 'This server issued no code: keep the link.',
    },
    recovery: {
      rotate: 'Change the key',
      rotateWhy: 'The old link and the old code stop working everywhere.',
    },
  },
});
