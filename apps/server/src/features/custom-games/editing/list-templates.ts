import { type GameTemplate, gameTemplates } from "@hilo/catalog/templates/templates";

let templates: readonly GameTemplate[] | null = null;

/** Games to start a new one from, with the site's own numbers. */
export function listTemplates(): readonly GameTemplate[] {
	templates ??= gameTemplates();
	return templates;
}
