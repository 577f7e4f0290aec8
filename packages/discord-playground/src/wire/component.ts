import type { Component } from '../validate/components.ts';
import type { Attachment, Message } from '../world/entities.ts';
import type { WireObject } from './json.ts';

/** What a bot may leave out and Discord fills in. Whatever else is null is left out. */
const filledIn = (component: Component): WireObject => {
  switch (component.type) {
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return { min_values: component.min_values ?? 1, max_values: component.max_values ?? 1 };
    case 11:
      return { description: component.description ?? null, spoiler: component.spoiler ?? false };
    case 13:
      return { spoiler: component.spoiler ?? false };
    case 14:
      return { divider: component.divider ?? true, spacing: component.spacing ?? 1 };
    case 17:
      return { accent_color: component.accent_color ?? null, spoiler: component.spoiler ?? false };
    default:
      return {};
  }
};

const withoutNulls = (object: object): WireObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)) as WireObject;

type Files = readonly Attachment[];

const attachmentOf = (url: string, files: Files): Attachment | undefined =>
  files.find(({ filename }) => url === `attachment://${filename}`);

const wireMedia = ({ url }: { readonly url: string }, id: string, files: Files): WireObject => {
  const file = attachmentOf(url, files);
  const own = file === undefined ? {} : { attachment_id: file.id, content_type: file.contentType };
  return { id: file?.id ?? id, url: file?.url ?? url, proxy_url: file?.url ?? url, ...own };
};

/** The components of a message as Discord returns them: with defaults, and attachments at their addresses. */
export const wireComponents = ({ id, components, attachments: files }: Message): WireObject[] => {
  const wire = (component: Component): WireObject => {
    const own = { ...withoutNulls(component), ...filledIn(component) };
    switch (component.type) {
      case 1:
      case 17:
        return { ...own, components: component.components.map((inner: Component) => wire(inner)) };
      case 9:
        return { ...own, components: component.components.map(wire), accessory: wire(component.accessory) };
      case 11:
        return { ...own, media: wireMedia(component.media, id, files) };
      case 12:
        return {
          ...own,
          items: component.items.map(({ media, description, spoiler }) => ({
            media: wireMedia(media, id, files),
            description: description ?? null,
            spoiler: spoiler ?? false,
          })),
        };
      case 13: {
        const { filename: name = null, size = null } = attachmentOf(component.file.url, files) ?? {};
        return { ...own, file: wireMedia(component.file, id, files), name, size };
      }
      default:
        return own;
    }
  };
  return components.map(wire);
};
