'use client';

import type { HeldSettings } from '@/lib/api/schemas/settings/settings';
import { GroupField } from './group-fields';
import { SettingsForm } from './settings-form';
import { whole } from './whole';

/** The groups that are a few whole numbers. */
type Numbers = {
  [Group in keyof HeldSettings]: HeldSettings[Group]['value'] extends Record<string, number>
    ? Group
    : never;
}[keyof HeldSettings];

type Props<Group extends Numbers> = {
  group: Group;
  held: HeldSettings[Group];
  /** A line below a field. */
  hints?: { [Name in keyof HeldSettings[Group]['value']]?: string };
};

/** A group of a few whole numbers, side by side. */
export function NumbersForm<Group extends Numbers>({ group, held, hints = {} }: Props<Group>) {
  const value: Record<string, number> = held.value;
  const hintOf: Record<string, string | undefined> = hints;
  const names = Object.keys(value);
  return (
    <SettingsForm
      group={group}
      version={held.version}
      read={(entered) =>
        Object.fromEntries(
          names.map((name) => [name, whole(entered(name))]),
        ) as HeldSettings[Group]['value']
      }
    >
      {(errorOf) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <GroupField
              key={name}
              path={name}
              errorOf={errorOf}
              hint={hintOf[name]}
              inputMode="numeric"
              defaultValue={String(value[name])}
            />
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
