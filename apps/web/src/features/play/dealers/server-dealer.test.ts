import type { AppRouter } from "@hilo/server/app/app-router";
import { QueryClient } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { beforeEach, expect, test, vi } from "vitest";
import { createApi } from "../../../platform/api/trpc.ts";
import { serverDealer } from "./server-dealer.ts";
import { playerCalls, type ServerRun, type StartCalls } from "./use-player-run.tsx";

const LOST = new TRPCClientError("Failed to fetch");
const refused = (appCode: string, message = "") =>
	TRPCClientError.from({
		error: { code: -32600, message, data: { appCode, code: "CONFLICT", httpStatus: 409 } },
	});

const script: Record<string, unknown[]> = {};
const calls: { path: string; input: unknown }[] = [];
const link: TRPCLink<AppRouter> =
	() =>
	({ op }) =>
		observable((observer) => {
			calls.push({ path: op.path, input: op.input });
			const answer = script[op.path]?.shift();
			if (answer instanceof TRPCClientError) observer.error(answer);
			else {
				observer.next({ result: { type: "data", data: answer } });
				observer.complete();
			}
		});

const run: ServerRun = {
	runId: "run-1",
	round: 1,
	first: { id: "fr", name: "France", art: { kind: "flag", iso2: "fr" }, value: 89_400_000 },
	second: { id: "es", name: "Spain", art: { kind: "flag", iso2: "es" } },
	source: "UN Tourism",
	asOf: "2018-12",
	measure: null,
	unit: null,
	startsInMs: 0,
	remainingMs: 20_000,
	score: 0,
	best: 3,
};
const verdict = {
	runId: "run-1",
	round: 1,
	correct: true,
	outcome: null,
	value: 1,
	article: null,
	score: 1,
	best: 3,
	newBest: false,
};
const next = { ...run, round: 2 };

const stop = new AbortController();
const onEarned = vi.fn();
const onSignedOut = vi.fn();
const api = createApi(new QueryClient(), [link]);
const dealer = (open: ServerRun | null = null) => {
	const starts: StartCalls = {
		start: (signal) => api.client.play.start.mutate({ game: "country", filter: "" }, { signal }),
		current: (signal) => api.client.play.current.query({ game: "country" }, { signal }),
	};
	return serverDealer(playerCalls(api.client, open, starts, onEarned), {
		isClosed: () => false,
		onSignedOut,
	});
};
const made = (path: string) => calls.filter((call) => call.path === path);

beforeEach(() => {
	vi.useFakeTimers();
	calls.length = 0;
	for (const path of Object.keys(script)) delete script[path];
	return () => vi.useRealTimers();
});

test("repeats a guess unchanged until it is answered", async () => {
	script["play.guess"] = [LOST, refused("site/out-of-service"), LOST, { ...verdict, next }];
	const answer = dealer(run).guess(1, "higher", stop.signal);
	await vi.advanceTimersByTimeAsync(300 + 600 + 1200);
	expect(await answer).toMatchObject({ kind: "judged", verdict: { correct: true, score: 1 } });
	const inputs = made("play.guess").map(({ input }) => input);
	expect(inputs).toEqual(Array.from({ length: 4 }, () => ({ runId: "run-1", round: 1, guess: "higher" })));
});

test("gives up an unanswered guess after half a minute, with the documented text", async () => {
	script["play.guess"] = Array.from({ length: 99 }, () => LOST);
	const answer = dealer(run).guess(1, "higher", stop.signal);
	const refusal = expect(answer).rejects.toThrow("Your guess did not arrive. Please try again.");
	await vi.advanceTimersByTimeAsync(30_000);
	await refusal;
	const tries = made("play.guess").length;
	await vi.advanceTimersByTimeAsync(60_000);
	expect(made("play.guess")).toHaveLength(tries);
});

test("repeats nothing after the signal aborts", async () => {
	script["play.guess"] = [LOST, LOST, LOST];
	const gone = new AbortController();
	const answer = expect(dealer(run).guess(1, "higher", gone.signal)).rejects.toThrow();
	gone.abort();
	await vi.advanceTimersByTimeAsync(60_000);
	await answer;
	expect(made("play.guess")).toHaveLength(1);
});

test("repeats a time-out that the server finds too early", async () => {
	script["play.guess"] = [
		refused("play/too-early"),
		{ ...verdict, correct: false, outcome: "timeout", next: null },
	];
	const answer = dealer(run).guess(1, "timeout", stop.signal);
	await vi.advanceTimersByTimeAsync(300);
	expect(await answer).toMatchObject({ verdict: { outcome: "timeout" } });
});

test.each(["play/wrong-round", "play/run-over"])("fetches the run after %s", async (code) => {
	script["play.guess"] = [refused(code), { ...verdict, round: 4, next: { ...run, round: 5 } }];
	script["play.current"] = [{ ...run, runId: "run-2", round: 4, score: 3 }];
	const player = dealer(run);
	expect(await player.guess(1, "lower", stop.signal)).toMatchObject({
		kind: "moved-on",
		run: { round: 4, score: 3 },
	});
	await player.guess(4, "lower", stop.signal);
	expect(made("play.guess").at(-1)?.input).toMatchObject({ runId: "run-2", round: 4 });
});

test("fetches the run if the verdict is on an old round", async () => {
	script["play.guess"] = [{ ...verdict, next: { ...run, round: 6 } }];
	script["play.current"] = [null];
	expect(await dealer(run).guess(1, "lower", stop.signal)).toEqual({ kind: "moved-on", run: null });
});

test("shows the server's text for a refusal, and the documented text for a failure", async () => {
	script["play.start"] = [
		refused("accounts/signed-out", "Please sign in to continue."),
		refused("site/unexpected", "Oops"),
	];
	const player = dealer();
	await expect(player.start(stop.signal)).rejects.toThrow("Please sign in to continue.");
	expect(onSignedOut).toHaveBeenCalledOnce();
	await expect(player.start(stop.signal)).rejects.toThrow(
		"Failed to start the game. Please try again later.",
	);
});
