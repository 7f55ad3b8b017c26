'use client';

import type { ComponentProps, ComponentType } from 'react';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { OnDemandMessages } from './on-demand-messages';

/** Works as `lazyComponent`, for a part whose texts are in messages/on-demand: they are loaded with it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyComponent(load) as ComponentType<ComponentProps<ComponentType<Props>>>;
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, as React.lazy is
  return function WithTexts(props: Props) {
    // Starts loading both at once; otherwise the part would wait for the texts.
    void load().catch(() => undefined);
    return (
      <OnDemandMessages>
        <Part {...props} />
      </OnDemandMessages>
    );
  };
}
