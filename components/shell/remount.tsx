'use client';

import { Component, Fragment, type ReactNode } from 'react';
import { isMovedNode } from '@/lib/storefront/browser/translated-texts';
import type { TypedValue } from '@/lib/storefront/forms/typed-values';

/** Maximum number of remounts: repeated failures are not fixed by another. */
const most = 3;

type Props = { children: ReactNode };
type State = { round: number; failure?: { error: unknown } };

const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    (field): TypedValue => ({ field, value: field.value, checked: field.checked }),
  );

/** Loaded on demand, since it is rarely needed. */
const typeAgain = (typed: TypedValue[]) =>
  import('@/lib/storefront/forms/typed-values').then((loaded) => loaded.typeAgain(typed));

/**
 * Remounts its part of the page after something outside React, such as a translator, has moved its nodes, and
 * restores the typed values. Other errors are thrown on to the error screen.
 */
export class Remount extends Component<Props, State, TypedValue[] | null> {
  state: State = { round: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(_: Props, { round, failure }: State): Partial<State> | null {
    if (!failure || round >= most || !isMovedNode(failure.error)) return null;
    return { round: round + 1, failure: undefined };
  }

  getSnapshotBeforeUpdate(_: Props, former: State): TypedValue[] | null {
    return former.round === this.state.round ? null : typedValues();
  }

  componentDidUpdate(_: Props, __: State, typed: TypedValue[] | null): void {
    // The part stays empty if the module cannot be loaded.
    if (typed) typeAgain(typed).catch(() => undefined);
  }

  render(): ReactNode {
    const { round, failure } = this.state;
    if (failure) throw failure.error;
    return <Fragment key={round}>{this.props.children}</Fragment>;
  }
}
