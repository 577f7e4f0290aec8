/** Walks through components and makes the checks that span more than one of them. */
import type { z } from 'zod';
import type { Component } from './components.ts';
import { complaint } from './issues.ts';

type Context = z.core.$RefinementCtx<unknown>;

const childrenOf = (component: Component): readonly Component[] => {
  switch (component.type) {
    case 1:
    case 17:
      return component.components;
    case 9:
      return [...component.components, component.accessory];
    case 18:
      return [component.component];
    default:
      return [];
  }
};

/** Every component, outer ones before inner ones. */
export const flatten = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((component) => [component, ...flatten(childrenOf(component))]);

export const customIdOf = (component: Component): string | undefined =>
  'custom_id' in component ? (component.custom_id ?? undefined) : undefined;

/** custom_ids must be unique in a message or a form. */
export const refuseDuplicateIds = (components: readonly Component[], context: Context): void => {
  const seen = new Set<string>();
  for (const component of flatten(components)) {
    const id = customIdOf(component);
    if (id === undefined) continue;
    if (seen.has(id)) {
      context.addIssue(
        complaint('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', [
          'components',
        ]),
      );
    }
    seen.add(id);
  }
};

const withId = <Kind extends Component>(component: Kind, taken: Set<number>): Kind => {
  let id = component.id ?? 0;
  for (let free = taken.size + 1; id === 0 || taken.has(id); free += 1) id = free;
  taken.add(id);
  const own = { ...component, id };
  switch (own.type) {
    case 1:
    case 17:
      return { ...own, components: own.components.map((inner: Component) => withId(inner, taken)) };
    case 9:
      return {
        ...own,
        components: own.components.map((inner) => withId(inner, taken)),
        accessory: withId(own.accessory, taken),
      };
    case 18:
      return { ...own, component: withId(own.component, taken) };
    default:
      return own;
  }
};

/** Numbers those without an id of their own, as Discord does. */
export const withIds = <Kind extends Component>(components: readonly Kind[]): Kind[] => {
  const taken = new Set<number>();
  return components.map((component) => withId(component, taken));
};
