import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useEffect, useRef, useState } from "react";
import { isNetworkError } from "../../../platform/api/is-network-error.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { PageFailure } from "../../../platform/page-failure.tsx";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { DuelNotFound } from "../kit/duel-not-found.tsx";
import { isNoDuel } from "../kit/is-no-duel.ts";
import { Countdown } from "./countdown.tsx";
import type { Heard, LiveLine } from "./live-line.ts";
import { LiveStage } from "./live-stage.tsx";
import { Lobby } from "./lobby.tsx";
import { useHeard, useLiveLine, useProblem } from "./use-live-line.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

/** How long the last reveal may delay the result. */
const LAST_REVEAL_MS = 6000;

export interface LiveDuelProps {
	duel: DuelView;
	/** The duel is over and its end was shown, or it was cancelled. */
	onOver: () => void;
}

/** A live duel from lobby to last reveal. The server's last answer decides what is shown, also after a reload. */
export function LiveDuel({ duel, onOver }: LiveDuelProps) {
	const line = useLiveLine(duel.id);
	const heard = useHeard(line);
	const refusal = useRefusal(line);
	const over = useOver(heard, onOver);
	const { ready, isBusy } = useReady(duel.id, line);
	const startsAt = startOf(heard);
	const seconds = useSecondsUntil(startsAt);

	if (refusal) return isNoDuel(refusal) ? <DuelNotFound /> : <PageFailure error={refusal} />;
	if (!line || !heard || heard.view.status === "open")
		return <Lobby duel={duel} view={heard?.view ?? null} ready={ready} isBusy={isBusy} />;
	if (startsAt !== null && seconds !== 0)
		return <Countdown duel={duel} view={heard.view} startsAt={startsAt} />;
	return <LiveStage duel={duel} line={line} onOver={over} />;
}

/** When the first round starts, as `performance.now()`; null before both are ready, and once it runs. */
function startOf(heard: Heard | null): number | null {
	if (heard?.view.status !== "playing" || heard.view.round !== 1) return null;
	const { startsInMs } = heard.view;
	return startsInMs ? heard.at + startsInMs : null;
}

function useReady(id: string, line: LiveLine | null) {
	const { client } = trpc.useUtils();
	const [isBusy, setBusy] = useState(false);
	const ready = async () => {
		setBusy(true);
		try {
			await line?.send((signal) => client.duels.ready.mutate({ id }, { signal }));
		} catch (error) {
			toastFailure(error);
		} finally {
			setBusy(false);
		}
	};
	return { ready, isBusy };
}

/** Returns the server's final refusal, or null. A call without an answer is repeated by the next heartbeat. */
function useRefusal(line: LiveLine | null): unknown {
	const problem = useProblem(line);
	return problem !== null && !isNetworkError(problem) && isFinal(problem) ? problem : null;
}

function isFinal(error: unknown): boolean {
	const data: unknown = error instanceof Error && "data" in error ? error.data : null;
	const status = typeof data === "object" && data && "httpStatus" in data ? data.httpStatus : null;
	return status === 401 || status === 403 || status === 404;
}

/** Shows the result one time: after the last reveal, or immediately if there is none. */
function useOver(heard: Heard | null, onOver: () => void): () => void {
	const isTold = useRef(false);
	const tell = useRef(onOver);
	useEffect(() => {
		tell.current = onOver;
	});
	const [over] = useState(() => () => {
		if (isTold.current) return;
		isTold.current = true;
		tell.current();
	});
	const status = heard?.view.status;
	const outcome = heard?.view.outcome ?? null;
	const isShort = status === "declined" || outcome === "left" || outcome === "other-left";
	useEffect(() => {
		if (status !== "over" && status !== "declined") return;
		const timer = setTimeout(over, isShort ? 0 : LAST_REVEAL_MS);
		return () => clearTimeout(timer);
	}, [status, isShort, over]);
	return over;
}
