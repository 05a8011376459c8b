import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { changeIdentity } from "../../platform/api/identity.ts";
import { browserLinks } from "../../platform/api/links.ts";
import { createQueryClient } from "../../platform/api/query-client.ts";
import { createApi } from "../../platform/api/trpc.ts";
import { breakOff, refuse } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { earnedBadge } from "../../testing/progress.ts";
import { claimVisit, forgetVisit, handedOver, handOver } from "./hand-over.ts";
import { claimRun, keepRun } from "./keep-run.ts";
import { keptRun } from "./kept-run.ts";
import { keepVisitScore, visitScores } from "./visit-scores.ts";

/** The site as this player's browser knows it. */
function api(id = "ada", best: Parameters<typeof player>[0] = {}) {
	const queryClient = createQueryClient();
	const site = createApi(
		queryClient,
		browserLinks(() => {}),
	);
	changeIdentity(queryClient, { ...player(best), id });
	return { ...site, signIn: (id: string) => changeIdentity(queryClient, { ...player(), id }) };
}

/** What the server was sent. */
function taken() {
	const sent: unknown[] = [];
	network.use(
		http.post("/api/trpc/progression.updateScore", async ({ request }) => {
			sent.push(await request.json());
			return HttpResponse.json({ result: { data: { newBadges: [earnedBadge("first_game")] } } });
		}),
	);
	return sent;
}

const country = { gameKey: "countryGame", score: 7, feature: null } as const;
const history = { gameKey: "historyGame1800_1900", score: 4, feature: "1800-1900" } as const;

beforeEach(() => {
	vi.spyOn(console, "info").mockImplementation(() => {});
});

test("keeps the best of each game, and nothing that scored 0", () => {
	expect(keepVisitScore({ ...country, score: 0 })).toBe(0);
	expect(keepVisitScore(country)).toBe(7);
	expect(keepVisitScore({ ...country, score: 5 })).toBe(7);
	expect(keepVisitScore(history)).toBe(4);
	expect(visitScores().map(({ score }) => score)).toEqual([7, 4]);
});

test.each([
	"not JSON",
	"{}",
	"[null, 5, {}]",
	'[{"gameKey":"chess","score":5}]',
	'[{"gameKey":"countryGame","score":-1}]',
])("takes %s for nothing", (text) => {
	sessionStorage.setItem("hilo-visit", text);
	expect(visitScores()).toEqual([]);
});

test("hands over what was played before signing up, once", async () => {
	const sent = taken();
	keepVisitScore(country);
	keepVisitScore(history);
	claimVisit("ada", "/");
	expect(handedOver.of("countryGame")).toBe("under-way");
	await Promise.all([handOver(api(), "ada"), handOver(api(), "ada")]);
	expect(sent).toEqual([
		{ game: "countryGame", score: 7, owner: "ada" },
		{ game: "historyGame1800_1900", score: 4, owner: "ada", selectedFeature: "1800-1900" },
	]);
	expect(handedOver.of("countryGame")).toBe("saved");
	expect(sessionStorage.getItem("hilo-visit")).toBeNull();
});

test("hands nothing over that nobody signed up for, or somebody else", async () => {
	const sent = taken();
	keepVisitScore(country);
	await handOver(api(), "ada");
	claimVisit("ada", "/");
	claimVisit("grace", "/");
	await handOver(api("grace"), "grace");
	expect(sent).toEqual([]);
	await handOver(api(), "ada");
	expect(sent).toHaveLength(1);
});

test("loses nothing that got no answer, also when somebody else signs in meanwhile", async () => {
	keepVisitScore(country);
	claimVisit("ada", "/");
	network.use(breakOff("progression", "updateScore"));
	await handOver(api(), "ada");
	expect(handedOver.of("countryGame")).toBe("later");
	for (const failure of ["site/unexpected", "progression/score-of-another"] as const) {
		network.use(refuse("progression", "updateScore", failure));
		await handOver(api(), "ada");
	}
	forgetVisit();
	const sent = taken();
	await handOver(api(), "ada");
	expect(sent).toEqual([{ game: "countryGame", score: 7, owner: "ada" }]);
	expect(handedOver.of("countryGame")).toBe("saved");
});

test("hands nothing to somebody who signs in while it does", async () => {
	const sent: unknown[] = [];
	const site = api();
	network.use(
		http.post("/api/trpc/progression.updateScore", async ({ request }) => {
			sent.push(await request.json());
			site.signIn("grace");
			return HttpResponse.json({ result: { data: { newBadges: [] } } });
		}),
	);
	keepVisitScore(country);
	keepVisitScore(history);
	claimVisit("ada", "/");
	await handOver(site, "ada");
	expect(sent).toHaveLength(1);
	expect(visitScores()).toEqual([{ ...history, owner: "ada" }]);
});

test("does not count a game twice whose score was saved although the answer was lost", async () => {
	const sent = taken();
	keepVisitScore(country);
	claimVisit("ada", "/");
	await handOver(api("ada", { countryGame: 7 }), "ada");
	expect(sent).toEqual([]);
	expect(handedOver.of("countryGame")).toBe("saved");
	expect(visitScores()).toEqual([]);
});

test("forgets what the site does not take", async () => {
	keepVisitScore(country);
	claimVisit("ada", "/");
	network.use(refuse("progression", "updateScore", "progression/unverified-refused"));
	await handOver(api(), "ada");
	expect(handedOver.of("countryGame")).toBe("refused");
	expect(visitScores()).toEqual([]);
});

test("forgets the visit of somebody who signs in", () => {
	keepVisitScore(country);
	keepRun({ game: "country", filter: "", gameKey: "countryGame", run: {} });
	forgetVisit();
	expect(visitScores()).toEqual([]);
	expect(sessionStorage.getItem("hilo-run")).toBeNull();
});

test("shows the last run to the one who signed up after it, where that leads back to its game", () => {
	const kept = { game: "country", filter: "", gameKey: "countryGame", run: { score: 7 } } as const;
	keepRun(kept);
	expect(keptRun("country", "ada")).toBeNull();
	claimRun("ada", "/country-game?x=1");
	expect(keptRun("country", "ada")).toEqual({ ...kept, owner: "ada" });
	expect(keptRun("country", "grace")).toBeNull();
	expect(keptRun("music", "ada")).toBeNull();
	keepRun(kept);
	claimRun("ada", "/");
	expect(sessionStorage.getItem("hilo-run")).toBeNull();
});
