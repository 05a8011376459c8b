import { randomInt } from "node:crypto";
import { SCOPES, type Scope, scopesOf } from "@hilo/rules/api-tokens/scopes";
import { newToken, type TokenKind } from "@hilo/rules/api-tokens/token";
import { DAY_MS } from "@hilo/rules/time/durations";
import { hashSecret, newId } from "../platform/system/ids.ts";
import type { World } from "./authorisation.ts";
import type { Browser } from "./browser.ts";
import type { Player, TestSite } from "./test-site.ts";

interface TokenOptions {
	readonly kind?: TokenKind;
	readonly scopes?: readonly Scope[];
	/** Epoch ms; by default in 30 days. */
	readonly expiresAt?: number;
}

/** Stores a token of the player, as if it had been made in the settings. */
export async function openToken(
	site: TestSite,
	{ id: userId }: Pick<Player, "id">,
	options: TokenOptions = {},
): Promise<string> {
	const { kind = "player", scopes = ["read"], expiresAt = site.clock.now() + 30 * DAY_MS } = options;
	const token = newToken(kind, randomInt);
	const row = {
		id: newId(),
		user_id: userId,
		kind,
		name: scopes.join(" "),
		hash: hashSecret(token),
		hint: token.slice(-4),
		scopes: JSON.stringify(scopes),
		created_at: site.clock.now(),
		expires_at: expiresAt,
		last_used_at: null,
		last_address_class: null,
	};
	await site.db.kysely.insertInto("api_tokens").values(row).execute();
	return token;
}

/** A tool that calls with the token. */
export function withToken(site: TestSite, token: string): Browser {
	return site.visitor({ headers: { Authorization: `Bearer ${token}` } });
}

export interface WorldToken {
	readonly name: string;
	readonly token: string;
	readonly scopes: readonly Scope[];
	readonly owner: "player" | "admin";
}

export interface WorldTokens {
	readonly withOneScope: readonly WorldToken[];
	/** Of each kind, the first with all scopes, and then for each scope one with all others. */
	readonly withMostScopes: readonly WorldToken[];
	/** By what is wrong with them. They are refused everywhere. */
	readonly dead: Readonly<Record<string, string>> & { readonly expired: string };
}

const OWNERS = { player: "player", admin: "administrator" } as const satisfies Record<string, TokenKind>;

export async function openTokens(
	site: TestSite,
	{ player, admin }: Pick<World, "player"> & { readonly admin: Player },
): Promise<WorldTokens> {
	const withOneScope: WorldToken[] = [];
	const withMostScopes: WorldToken[] = [];
	for (const owner of ["player", "admin"] as const) {
		const kind = OWNERS[owner];
		const open = async (scopes: readonly Scope[]) => {
			const token = await openToken(site, { player, admin }[owner], { kind, scopes });
			return { name: `${owner}'s ${scopes.join(", ")}`, token, scopes, owner };
		};
		const all = scopesOf(kind);
		withMostScopes.push(await open(all));
		for (const scope of all) {
			withOneScope.push(await open([scope]));
			withMostScopes.push(await open(all.filter((other) => other !== scope)));
		}
	}
	const dead = {
		expired: await openToken(site, player, { scopes: SCOPES, expiresAt: site.clock.now() }),
		"of a former administrator": await openToken(site, player, { kind: "administrator", scopes: SCOPES }),
		// As after its end: no row is left.
		ended: newToken("player", randomInt),
		malformed: `hilo_player_${"0".repeat(36)}`,
	};
	return { withOneScope, withMostScopes, dead };
}
