import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { ownAddress } from "../../../platform/settings.ts";
import { gamesWithOverrides } from "../../site/game-status.ts";
import { NO_VIEWER } from "../games.repo.ts";
import { countListed } from "./discover.repo.ts";
import { countCreators, findCategories, findCreators, findListedIds } from "./sitemap.repo.ts";

/** Crawlers read up to 50,000 addresses of a file; so many take a tenth of a second to read, and 2 MB. */
const MAX_ADDRESSES = 10_000;

/** Pages with the same content for everyone, besides the games'. */
const PAGES = [
	"/",
	"/games",
	"/daily",
	"/leaderboard",
	"/updates",
	"/credits",
	"/corrections",
	"/privacy-policy",
	"/terms-of-service",
];

interface Address {
	readonly path: string;
	/** In epoch ms. */
	readonly changedAt?: number;
}

/** The addresses of the parts, as an index (sitemaps.org). */
export async function sitemapIndex(ctx: Ctx): Promise<string> {
	const db = ctx.db.kysely;
	const parts = (name: string, count: number) =>
		Array.from({ length: Math.ceil(count / MAX_ADDRESSES) }, (_, n) => `/sitemaps/${name}-${n + 1}.xml`);
	const paths = [
		"/sitemaps/pages-1.xml",
		...parts("games", await countListed(db, NO_VIEWER)),
		...parts("creators", await countCreators(db)),
	];
	const site = ownAddress(ctx.settings);
	const entries = paths.map((path) => `<sitemap><loc>${site}${path}</loc></sitemap>\n`);
	return document("sitemapindex", entries);
}

export type SitemapKind = keyof typeof PARTS;

/** @param part from 1 @returns null past the end. */
export async function sitemapPart(ctx: Ctx, kind: SitemapKind, part: number): Promise<string | null> {
	const addresses = await PARTS[kind](ctx, { limit: MAX_ADDRESSES, offset: (part - 1) * MAX_ADDRESSES });
	if (addresses.length === 0) return null;
	const site = ownAddress(ctx.settings);
	return document(
		"urlset",
		addresses.map(({ path, changedAt }) => {
			const lastmod = changedAt === undefined ? "" : `<lastmod>${isoTime(changedAt)}</lastmod>`;
			return `<url><loc>${site}${path}</loc>${lastmod}</url>\n`;
		}),
	);
}

interface Range {
	readonly limit: number;
	readonly offset: number;
}

const PARTS = {
	pages: async (ctx: Ctx, { offset }: Range) => (offset > 0 ? [] : pages(ctx)),
	games: async ({ db }: Ctx, range: Range) =>
		(await findListedIds(db.kysely, range)).map(({ id, updated_at }) => ({
			path: `/custom-game/${id}`,
			changedAt: updated_at,
		})),
	creators: async ({ db }: Ctx, range: Range) =>
		(await findCreators(db.kysely, range)).map(({ id, updated_at }) => ({
			path: `/games/by/${id}`,
			changedAt: updated_at,
		})),
} as const satisfies Record<string, (ctx: Ctx, range: Range) => Promise<Address[]>>;

async function pages({ db }: Ctx): Promise<Address[]> {
	const games = (await gamesWithOverrides(db.kysely)).filter(({ isDisabled }) => !isDisabled);
	const categories = await findCategories(db.kysely);
	return [
		...PAGES.map((path) => ({ path })),
		...games.map(({ id }) => ({ path: CLASSIC_GAMES[id].route })),
		...categories.map(({ id, updated_at }) => ({ path: `/games?category=${id}`, changedAt: updated_at })),
	];
}

/** Ids have letters, digits, _ and - only, so nothing needs escaping. */
function document(root: "sitemapindex" | "urlset", entries: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</${root}>\n`;
}

/** For crawlers: what is not for them, and where the sitemap is. */
export function robotsTxt({ settings }: Pick<Ctx, "settings">): string {
	const { basePath } = settings;
	return `User-agent: *\nDisallow: ${basePath}/api/\nDisallow: ${basePath}/admin\n\nSitemap: ${ownAddress(settings)}/sitemap.xml\n`;
}
