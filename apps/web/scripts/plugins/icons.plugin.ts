import { OWN_MARKS } from "@hilo/catalog/cs16/cs16.marks";
import { WEAPONS } from "@hilo/catalog/cs16/cs16.pool";
import { HISTORY_EVENTS } from "@hilo/catalog/history/history.pool";
import { ITEM_ICONS } from "@hilo/rules/art/item-icon";
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const SIDE = 512;

/**
 * Serves the icons of weapons, events and items at /icons/<name>.svg, no others:
 * those drawn for this game, and those by the authors of game-icons.net, CC BY 3.0.
 */
export function icons(): Plugin {
	const names = new Set([...[...WEAPONS, ...HISTORY_EVENTS].map(({ icon }) => icon), ...ITEM_ICONS]);
	const bodies: Readonly<Record<string, { body: string }>> = gameIcons.icons;
	const drawn = (name: string) => {
		const own = OWN_MARKS[name];
		const body = own ? `<path d="${own}"/>` : bodies[name]?.body;
		if (!body) throw new Error(`game-icons has no ${name}`);
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;
	};
	return {
		name: "icons",
		configureServer(server) {
			server.middlewares.use("/icons", (request, response, next) => {
				const name = /^\/([a-z0-9-]+)\.svg$/.exec(request.url ?? "")?.[1];
				if (!name || !names.has(name)) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(drawn(name));
			});
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const name of names)
				this.emitFile({ type: "asset", fileName: `icons/${name}.svg`, source: drawn(name) });
		},
	};
}
