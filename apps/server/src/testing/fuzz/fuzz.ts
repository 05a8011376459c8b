import type { TestSite } from "../test-site.ts";
import { Dice } from "./dice.ts";
import { faultOf, shown } from "./faults.ts";
import { endMaintenance, type FuzzPlayers, openFuzzPlayers } from "./fuzz-players.ts";
import { type FuzzedCall, fuzzedCall, fuzzedVisit } from "./fuzzed-call.ts";
import { type FuzzAnswer, Sender } from "./send.ts";
import { allTargets } from "./targets.ts";

/** A new world is created after this many calls, because they spoil the old one. */
export const CALLS_PER_WORLD = 500;
const CALLERS = ["visitor", "player", "player", "player", "friend", "other", "admin", "admin"] as const;
/** One in this many calls is for a page or a file. */
const VISITS = 12;
const TARGETS = allTargets();

export interface FuzzOptions {
	/** The site, for the operator's actions. Another process may serve it. */
	readonly site: TestSite;
	readonly url: string;
	readonly seed: string;
	/** Calls are counted from 0; `to` is not included. */
	readonly from: number;
	readonly to: number;
	readonly limitMs: number;
	readonly onWorld?: () => void;
	readonly onFault: (fault: string) => void;
	/** Called with the status of each answer; 0 for no answer. */
	readonly onAnswer?: (status: number) => void;
}

/** Makes calls with odd inputs and broken requests, which follow from the seed and each call's number. */
export async function fuzz(options: FuzzOptions): Promise<void> {
	const sender = new Sender(options.url, options.limitMs);
	try {
		// Starts at the first call of a world, so that a repeated call finds the same world.
		const first = Math.floor(options.from / CALLS_PER_WORLD);
		for (let n = first; n * CALLS_PER_WORLD < options.to; n++) await fuzzWorld(options, sender, n);
	} finally {
		sender.close();
	}
}

async function fuzzWorld(options: FuzzOptions, sender: Sender, nth: number): Promise<void> {
	const { site, seed, onWorld, onFault, onAnswer } = options;
	const open = (suffix: string) => {
		onWorld?.();
		return openFuzzPlayers(site, suffix);
	};
	let players = await open(`${nth}`);
	const end = Math.min((nth + 1) * CALLS_PER_WORLD, options.to);
	for (let n = nth * CALLS_PER_WORLD; n < end; n++) {
		const call = decidedCall(new Dice(`${seed} ${n}`), players);
		const answer = await sender.send(call.request);
		const fault = faultOf(call, answer);
		if (fault) onFault(`call ${n} of seed ${seed}: ${fault}\n${shown(call)}`);
		onAnswer?.(typeof answer === "string" ? 0 : answer.status);
		if (typeof answer === "string") continue;
		players.known.harvest(answer.text);
		if (answer.status === 503) await endMaintenance(site);
		if (!(await isStillThere(players, call, answer))) players = await open(`${nth}.${n % CALLS_PER_WORLD}`);
	}
}

function decidedCall(dice: Dice, players: FuzzPlayers): FuzzedCall {
	const { world, known } = players;
	const caller = dice.pick(CALLERS);
	const call = dice.onceIn(VISITS)
		? fuzzedVisit(caller, known, dice)
		: fuzzedCall(dice.pick(TARGETS), { world, caller, known, dice });
	const cookies = [players.cookieOf(caller), call.request.headers.cookie].filter(Boolean);
	if (cookies.length > 0) call.request.headers.cookie = cookies.join("; ");
	return call;
}

/** Signs the caller in again after a call has ended the session. Returns false if the account is gone. */
async function isStillThere(players: FuzzPlayers, call: FuzzedCall, answer: FuzzAnswer): Promise<boolean> {
	const { caller, request } = call;
	if (caller === "visitor" || request.isBroken) return true;
	const isOut = answer.status === 401 || answer.cookies.some((line) => /max-age=0/i.test(line));
	return isOut ? players.signIn(caller) : true;
}
