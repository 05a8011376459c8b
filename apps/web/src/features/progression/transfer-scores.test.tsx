import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { changeIdentity } from "../../platform/api/identity.ts";
import { browserLinks } from "../../platform/api/links.ts";
import { createQueryClient } from "../../platform/api/query-client.ts";
import { createApi } from "../../platform/api/trpc.ts";
import { answer, breakOff, refuse } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { earnedBadge } from "../../testing/progress.ts";
import { watchCalls } from "../../testing/watch-calls.ts";
import { claimVisit, forgetVisit, transferScores, transferStates } from "./transfer-scores.ts";
import { claimRun, type StoredRun, storedRun, storeRun, storeVisitScore, visitScores } from "./visit.ts";

function api(id = "ada", best: Parameters<typeof player>[0] = {}) {
	const queryClient = createQueryClient();
	const { client, utils } = createApi(
		queryClient,
		browserLinks(() => {}),
	);
	changeIdentity(queryClient, { ...player(best), id });
	const { me, progression, leaderboards } = utils;
	return {
		client,
		me,
		progression,
		leaderboards,
		signIn: (id: string) => changeIdentity(queryClient, { ...player(), id }),
	};
}

/** Takes scores, and lists them. */
function takeScores() {
	network.use(answer("progression", "updateScore", { newBadges: [earnedBadge("first_game")] }));
	return watchCalls("progression.updateScore");
}

const country = { gameKey: "countryGame", score: 7, label: null } as const;
const history = { gameKey: "historyGame1800_1900", score: 4, label: "1800-1900" } as const;

const keptCountryRun: StoredRun = {
	game: "country",
	filter: "",
	gameKey: "countryGame",
	score: 7,
	best: 7,
	bestBefore: 0,
	newBest: true,
	outcome: "wrong",
};

beforeEach(() => {
	vi.spyOn(console, "info").mockImplementation(() => {});
});

test("stores the best score of each game, and no score of 0", () => {
	expect(storeVisitScore({ ...country, score: 0 })).toBe(0);
	expect(storeVisitScore(country)).toBe(7);
	expect(storeVisitScore({ ...country, score: 5 })).toBe(7);
	expect(storeVisitScore(history)).toBe(4);
	expect(visitScores().map(({ score }) => score)).toEqual([7, 4]);
});

test.each(["not JSON", "[null, 5, {}]", '[{"gameKey":"chess","score":5}]'])("ignores %s", (text) => {
	sessionStorage.setItem("hilo-visit", text);
	expect(visitScores()).toEqual([]);
});

test("sends scores from before signing up, one time", async () => {
	const sent = takeScores();
	storeVisitScore(country);
	storeVisitScore(history);
	claimVisit("ada", "/");
	expect(transferStates.get().countryGame).toBe("under-way");
	await Promise.all([transferScores(api(), "ada"), transferScores(api(), "ada")]);
	expect(sent()).toEqual([
		{ game: "countryGame", score: 7, owner: "ada" },
		{ game: "historyGame1800_1900", score: 4, owner: "ada", selectedFeature: "1800-1900" },
	]);
	expect(transferStates.get().countryGame).toBe("saved");
	expect(sessionStorage.getItem("hilo-visit")).toBeNull();
});

test("sends no unclaimed scores, and none of another player", async () => {
	const sent = takeScores();
	storeVisitScore(country);
	await transferScores(api(), "ada");
	claimVisit("ada", "/");
	claimVisit("grace", "/");
	await transferScores(api("grace"), "grace");
	expect(sent()).toEqual([]);
	await transferScores(api(), "ada");
	expect(sent()).toHaveLength(1);
});

test("keeps scores without an answer, even if another player signs in", async () => {
	storeVisitScore(country);
	claimVisit("ada", "/");
	network.use(breakOff("progression", "updateScore"));
	await transferScores(api(), "ada");
	expect(transferStates.get().countryGame).toBe("later");
	for (const failure of ["site/unexpected", "progression/score-of-another"] as const) {
		network.use(refuse("progression", "updateScore", failure));
		await transferScores(api(), "ada");
	}
	forgetVisit();
	const sent = takeScores();
	await transferScores(api(), "ada");
	expect(sent()).toEqual([{ game: "countryGame", score: 7, owner: "ada" }]);
	expect(transferStates.get().countryGame).toBe("saved");
});

test("sends nothing to a player who signs in at that time", async () => {
	const sent = watchCalls("progression.updateScore");
	const site = api();
	network.use(
		http.post("/api/trpc/progression.updateScore", () => {
			site.signIn("grace");
			return HttpResponse.json({ result: { data: { newBadges: [] } } });
		}),
	);
	storeVisitScore(country);
	storeVisitScore(history);
	claimVisit("ada", "/");
	await transferScores(site, "ada");
	expect(sent()).toHaveLength(1);
	expect(visitScores()).toEqual([{ ...history, owner: "ada" }]);
});

test("does not count a game twice if the answer was lost after saving", async () => {
	const sent = takeScores();
	storeVisitScore(country);
	claimVisit("ada", "/");
	await transferScores(api("ada", { countryGame: 7 }), "ada");
	expect(sent()).toEqual([]);
	expect(transferStates.get().countryGame).toBe("saved");
	expect(visitScores()).toEqual([]);
});

test("deletes scores that the site refuses", async () => {
	storeVisitScore(country);
	claimVisit("ada", "/");
	network.use(refuse("progression", "updateScore", "progression/unverified-refused"));
	await transferScores(api(), "ada");
	expect(transferStates.get().countryGame).toBe("refused");
	expect(visitScores()).toEqual([]);
});

test("deletes the visit's scores when a player signs in", () => {
	storeVisitScore(country);
	storeRun(keptCountryRun);
	forgetVisit();
	expect(visitScores()).toEqual([]);
	expect(sessionStorage.getItem("hilo-run")).toBeNull();
});

test("shows the last run to the player who signed up after it and returns to its game", () => {
	storeRun(keptCountryRun);
	expect(storedRun("country", "ada")).toBeNull();
	claimRun("ada", "/country-game?x=1");
	expect(storedRun("country", "ada")).toEqual({ ...keptCountryRun, owner: "ada" });
	expect(storedRun("country", "grace")).toBeNull();
	expect(storedRun("music", "ada")).toBeNull();
	storeRun(keptCountryRun);
	claimRun("ada", "/");
	expect(sessionStorage.getItem("hilo-run")).toBeNull();
});

test.each([
	"not JSON",
	JSON.stringify({ ...keptCountryRun, owner: "ada", game: "chess" }),
	JSON.stringify({ ...keptCountryRun, owner: "ada", score: "7" }),
])("ignores a stored run like %s", (text) => {
	sessionStorage.setItem("hilo-run", text);
	expect(storedRun("country", "ada")).toBeNull();
});

test("sends scores after an earlier attempt has failed", async () => {
	const sent = takeScores();
	storeVisitScore(country);
	claimVisit("ada", "/");
	const broken = { ...api(), me: {} as ReturnType<typeof api>["me"] };
	await expect(transferScores(broken, "ada")).rejects.toThrow();
	await transferScores(api(), "ada");
	expect(sent()).toHaveLength(1);
});
