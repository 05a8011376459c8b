import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LEVEL_MARKS, OWN_MARKS } from "@hilo/catalog/cs16/cs16.marks";
import { WEAPONS } from "@hilo/catalog/cs16/cs16.pool";
import { REPOSITORIES } from "@hilo/catalog/github/github.pool";
import { HISTORY_EVENTS } from "@hilo/catalog/history/history.pool";
import { GENRE_ICONS } from "@hilo/catalog/movie/movie.pool";
import { SUBREDDITS } from "@hilo/catalog/reddit/reddit.pool";
import { BILLIONAIRES, OTHER_TRADE } from "@hilo/catalog/wealth/wealth.pool";
import { ITEM_ICONS } from "@hilo/rules/art/item-icon";
import { type PosterGenre, posterFile, posterScenes } from "@hilo/rules/art/poster-scenes";
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const SIDE = 512;
const { resolve } = createRequire(import.meta.url);

/**
 * Serves the icons and marks of items at /icons/<name>.svg and /marks/<name>.svg, no others: those drawn for this game,
 * those by the authors of game-icons.net (CC BY 3.0), and from simple-icons (CC0) the marks of repositories. And the
 * grounds of films' posters, at /posters/<genre>.svg.
 */
export function icons(): Plugin {
	const items = [...WEAPONS, ...HISTORY_EVENTS, ...SUBREDDITS, ...BILLIONAIRES];
	const names = [
		...items.map(({ icon }) => icon),
		...Object.values(GENRE_ICONS).flat(),
		OTHER_TRADE,
		...ITEM_ICONS,
	];
	const genres = Object.keys(GENRE_ICONS) as PosterGenre[];
	const marks = REPOSITORIES.flatMap(({ mark }) => mark ?? []);
	const files = new Map([
		...names.map((name): [string, () => string] => [`icons/${name}.svg`, () => iconOf(name)]),
		...marks.map((name): [string, () => string] => [`marks/${name}.svg`, () => markOf(name)]),
		...genres.map((genre): [string, () => string] => [posterFile(genre), () => posterScenes(genre)]),
	]);
	return {
		name: "icons",
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const drawn = files.get(request.url?.slice(1) ?? "");
				if (!drawn) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(drawn());
			});
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const [fileName, drawn] of files) this.emitFile({ type: "asset", fileName, source: drawn() });
		},
	};
}

function iconOf(name: string): string {
	const bodies: Readonly<Record<string, { body: string }>> = gameIcons.icons;
	const own = OWN_MARKS[name];
	const body = own ? `<path d="${own}"/>` : bodies[name]?.body;
	if (!body) throw new Error(`game-icons has no ${name}`);
	const [turn, view] = LEVEL_MARKS[name] ?? [0, `0 0 ${SIDE} ${SIDE}`];
	const drawn = turn === 0 ? body : `<g transform="rotate(${turn} ${SIDE / 2} ${SIDE / 2})">${body}</g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawn}</svg>`;
}

const markOf = (name: string) => readFileSync(resolve(`simple-icons/icons/${name}.svg`), "utf8");
