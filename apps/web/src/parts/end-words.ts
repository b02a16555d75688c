/** The end of a game, and the next one. Merged in words.ts. */
const frList = new Intl.ListFormat('fr', { type: 'conjunction' });
const enList = new Intl.ListFormat('en', { type: 'conjunction' });

export const fr = {
  end: {
    won: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} l’emporte.` : `${frList.format(names)} l’emportent.`,
    nobody: 'Personne ne l’emporte.',
    broken: 'La partie a été interrompue.',
    scores: 'Points',
    seed: 'Graine publiée',
    commitment: 'Engagement pris avant le premier tirage',
    verify: 'Vérifier la partie',
    verifying: 'Vérification…',
    good: (entries: number) =>
      `Tout est juste : ${entries} entrées rejouées, et chaque tirage vient de la graine publiée.`,
    goodNoSeed: (entries: number) =>
      `Tout est juste : ${entries} entrées rejouées. Les tirages ont été faits avec de vrais dés.`,
    bad: (why: string) => `La vérification échoue : ${why}`,
    otherSeed:
      'La partie a été jouée avec une autre graine, ou d’autres règles, que celles engagées à l’ouverture de la table. Chaque tirage vient bien de la graine publiée.',
    unavailable: 'Le journal de cette partie n’est pas accessible : cette table ne se regarde pas.',
    statistics: 'La partie en chiffres',
    answers: 'Réponses',
    draws: 'Tirages vus',
    length: 'Durée',
    minutes: (n: number) => (n < 1 ? 'moins d’une minute' : n === 1 ? '1 minute' : `${n} minutes`),
    again: 'Rejouer',
    replay: 'Revoir la partie',
    export: 'Exporter le journal',
  },
  rematch: {
    offer: 'Revanche',
    rotate: 'Revanche, chacun d’une place plus loin',
    go: 'Aller à la revanche',
    from: 'La partie d’avant',
  },
};

export const en: typeof fr = {
  end: {
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins.` : `${enList.format(names)} win.`),
    nobody: 'Nobody wins.',
    broken: 'The game was abandoned.',
    scores: 'Points',
    seed: 'Published seed',
    commitment: 'Commitment made before the first draw',
    verify: 'Verify the game',
    verifying: 'Verifying…',
    good: (entries: number) => `Verified: ${entries} entries replayed, and every draw comes from the published seed.`,
    goodNoSeed: (entries: number) => `Verified: ${entries} entries replayed. The draws were made with real dice.`,
    bad: (why: string) => `Verification failed: ${why}`,
    otherSeed:
      'The game was played with another seed, or other rules, than those committed to when the table was opened. Every draw does come from the published seed.',
    unavailable: 'The journal of this game is not available: this table is closed to spectators.',
    statistics: 'The game in figures',
    answers: 'Answers',
    draws: 'Draws seen',
    length: 'Length',
    minutes: (n: number) => (n < 1 ? 'less than a minute' : n === 1 ? '1 minute' : `${n} minutes`),
    again: 'Play again',
    replay: 'Replay the game',
    export: 'Export the journal',
  },
  rematch: {
    offer: 'Rematch',
    rotate: 'Rematch, everyone moves one seat',
    go: 'Go to the rematch',
    from: 'The game before',
  },
};
