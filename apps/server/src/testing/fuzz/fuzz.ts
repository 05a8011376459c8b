import type { TestSite } from "../test-site.ts";
import { Dice } from "./dice.ts";
import { faultOf, shown } from "./faults.ts";
import { type FuzzedCall, fuzzedCall, fuzzedVisit } from "./fuzzed-call.ts";
import { endMaintenance, openPeople, type People } from "./people.ts";
import { type FuzzAnswer, Sender } from "./send.ts";
import { allTargets } from "./targets.ts";

/** After so many calls there is a new world: the old one is worn out by them. */
export const CALLS_A_WORLD = 500;
const CALLERS = ["visitor", "player", "player", "player", "friend", "other", "admin", "admin"] as const;
/** One call in so many is for a page or a file. */
const VISITS = 12;
const TARGETS = allTargets();

export interface FuzzOptions {
	/** The site, for what the operator does; it may be served by another process. */
	readonly site: TestSite;
	readonly url: string;
	readonly seed: string;
	/** The calls from `from` to `to - 1`, counted from 0. */
	readonly from: number;
	readonly to: number;
	/** Whoever has not answered after so long hangs. */
	readonly limitMs: number;
	/** Called before a new world is made. */
	readonly onWorld?: () => void;
	/** Told of each answer that should not have been. */
	readonly onFault: (fault: string) => void;
	/** Told the status of each call: 0 for one without an answer. */
	readonly onAnswer?: (status: number) => void;
}

/** Makes calls with odd inputs and broken requests, decided by the seed and each call's number. */
export async function fuzz(options: FuzzOptions): Promise<void> {
	const sender = new Sender(options.url, options.limitMs);
	try {
		// A world is begun at its first call, so that what a call finds there is the same when it is made again.
		const first = Math.floor(options.from / CALLS_A_WORLD);
		for (let n = first; n * CALLS_A_WORLD < options.to; n++) await fuzzWorld(options, sender, n);
	} finally {
		sender.close();
	}
}

async function fuzzWorld(options: FuzzOptions, sender: Sender, nth: number): Promise<void> {
	const { site, seed, onWorld, onFault, onAnswer } = options;
	const open = (suffix: string) => {
		onWorld?.();
		return openPeople(site, suffix);
	};
	let people = await open(`${nth}`);
	const end = Math.min((nth + 1) * CALLS_A_WORLD, options.to);
	for (let n = nth * CALLS_A_WORLD; n < end; n++) {
		const call = decidedCall(new Dice(`${seed} ${n}`), people);
		const answer = await sender.send(call.request);
		const fault = faultOf(call, answer);
		if (fault) onFault(`call ${n} of seed ${seed}: ${fault}\n${shown(call)}`);
		onAnswer?.(typeof answer === "string" ? 0 : answer.status);
		if (typeof answer === "string") continue;
		people.known.harvest(answer.text);
		if (answer.status === 503) await endMaintenance(site);
		if (!(await isStillThere(people, call, answer))) people = await open(`${nth}.${n % CALLS_A_WORLD}`);
	}
}

function decidedCall(dice: Dice, people: People): FuzzedCall {
	const { world, known } = people;
	const caller = dice.pick(CALLERS);
	const call = dice.onceIn(VISITS)
		? fuzzedVisit(caller, known, dice)
		: fuzzedCall(dice.pick(TARGETS), { world, caller, known, dice });
	const cookies = [people.cookieOf(caller), call.request.headers.cookie].filter(Boolean);
	if (cookies.length > 0) call.request.headers.cookie = cookies.join("; ");
	return call;
}

/** Signs in anew who was signed out by a call. False where the account is gone. */
async function isStillThere(people: People, call: FuzzedCall, answer: FuzzAnswer): Promise<boolean> {
	const { caller, request } = call;
	if (caller === "visitor" || request.isBroken) return true;
	const isOut = answer.status === 401 || answer.cookies.some((line) => /max-age=0/i.test(line));
	return isOut ? people.signIn(caller) : true;
}
