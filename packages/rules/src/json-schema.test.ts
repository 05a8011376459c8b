import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as accounts from "./accounts/accounts.schema.ts";
import * as ownAccount from "./accounts/own-account.schema.ts";
import * as analytics from "./analytics/analytics.schema.ts";
import * as apiTokens from "./api-tokens/api-tokens.schema.ts";
import * as chat from "./chat/chat.schema.ts";
import * as customPlay from "./custom-games/custom-play.schema.ts";
import * as friends from "./friends/friends.schema.ts";
import * as leaderboards from "./leaderboards/leaderboards.schema.ts";
import * as administration from "./moderation/administration.schema.ts";
import * as moderation from "./moderation/moderation.schema.ts";
import * as play from "./play/play.schema.ts";
import * as presence from "./presence/presence.schema.ts";
import * as profiles from "./profiles/profiles.schema.ts";
import * as showcase from "./progression/showcase.schema.ts";
import * as progression from "./progression/update-score.schema.ts";
import * as registration from "./registration/registration.schema.ts";
import * as site from "./site/site.schema.ts";
import * as support from "./support/support.schema.ts";

const schemas = Object.entries({
	...accounts,
	...ownAccount,
	...profiles,
	...analytics,
	...apiTokens,
	...chat,
	...customPlay,
	...friends,
	...leaderboards,
	...moderation,
	...administration,
	...play,
	...presence,
	...progression,
	...showcase,
	...registration,
	...site,
	...support,
}).flatMap(([name, value]) => (value instanceof z.ZodType ? [{ name, schema: value }] : []));

function propertiesOf(schema: z.ZodType) {
	const { $defs = {} } = z.toJSONSchema(schema, { io: "input" });
	return $defs[String(schema.meta()?.id)]?.properties ?? {};
}

describe("an input", () => {
	it.each(schemas)("$name has a JSON Schema with its own name", ({ schema }) => {
		expect(schema.meta()?.id).toMatch(/^[A-Z]\w+Input$/);
		expect(Object.keys(propertiesOf(schema))).not.toHaveLength(0);
	});

	it("has a unique name", () => {
		const ids = schemas.map(({ schema }) => schema.meta()?.id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("describes what the rules check", () => {
		const properties = propertiesOf(accounts.registerInput);
		expect(Object.keys(properties)).toEqual(["email", "username", "password", "invitation"]);
		expect(properties).toMatchObject({
			username: { type: "string", minLength: 3, maxLength: 20 },
			password: { type: "string", minLength: 6 },
		});
		expect(propertiesOf(site.recentUpdatesInput)).toMatchObject({
			limit: { type: "integer", minimum: 1, maximum: 50 },
		});
	});
});
