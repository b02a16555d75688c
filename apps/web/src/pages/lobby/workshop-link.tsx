/** The way from setting up a game to its workshop, for a board that knows no addresses. */
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../base/route.tsx';

/** A component that stays the same as long as the game does: React would otherwise build its content anew each time. */
export const useWorkshopLink = (game: string) =>
  useMemo(
    () =>
      ({ children }: { readonly children: ReactNode }) => <Link to={{ at: 'workshop', game }}>{children}</Link>,
    [game],
  );
