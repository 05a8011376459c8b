import { useMutation } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { PageFailure } from "../../../platform/failures.tsx";
import { toastFailure } from "../../../platform/toasts.ts";
import { useSecondsUntil } from "../../../platform/use-countdown.ts";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { Art } from "../../play/art/art.tsx";
import { colourOf } from "../duel-colour.ts";
import { DuelNotFound } from "../duel-not-found.tsx";
import type { DuelView } from "../duel-text.ts";
import {
	type LiveDuelUpdate,
	type LiveDuelView,
	useConnectionState,
	useLiveDuelConnection,
} from "./live-duel-connection.ts";
import { LiveDuelStage } from "./live-duel-stage.tsx";
import { Lobby } from "./lobby.tsx";

/** How long the last reveal may delay the result. */
const LAST_REVEAL_MS = 6000;

interface LiveDuelProps {
	duel: DuelView;
	/** The duel is over and its end was shown, or it was cancelled. */
	onOver: () => void;
}

/** A live duel from lobby to last reveal. The server's last answer decides what is shown, also after a reload. */
export function LiveDuel({ duel, onOver }: LiveDuelProps) {
	const connection = useLiveDuelConnection(duel.id);
	const update = useConnectionState(connection, ({ latest }) => latest());
	const error = useConnectionState(connection, (opened) => opened.error());
	useOver(update?.view, onOver);
	const { client } = trpc.useUtils();
	const ready = useMutation({
		mutationFn: async () =>
			connection?.send((signal) => client.duels.ready.mutate({ id: duel.id }, { signal })),
		onError: toastFailure,
	});
	const seconds = useSecondsUntil(startOf(update));

	// A call without an answer is repeated by the next heartbeat.
	const status = error instanceof TRPCClientError && error.data?.httpStatus;
	if (status === 404) return <DuelNotFound />;
	if (status === 401 || status === 403) return <PageFailure error={error} />;
	if (!connection || !update || update.view.status === "open")
		return <Lobby duel={duel} view={update?.view ?? null} ready={ready.mutate} isBusy={ready.isPending} />;
	if (seconds) return <Countdown duel={duel} view={update.view} seconds={seconds} />;
	return <LiveDuelStage {...{ duel, connection, update, onOver }} />;
}

/** When the first round starts, as `performance.now()`; null before both are ready, and once it runs. */
function startOf(update: LiveDuelUpdate | null): number | null {
	if (update?.view.status !== "playing" || update.view.round !== 1) return null;
	const { startsInMs } = update.view;
	return startsInMs ? update.receivedAt + startsInMs : null;
}

/** Shows the result soon after the duel's end, also if the stage does not come to its last reveal. */
function useOver(view: LiveDuelView | undefined, onOver: () => void): void {
	const over = useEffectEvent(onOver);
	const { status, outcome } = view ?? {};
	const isOver = status === "over" || status === "declined";
	const hasNoReveal = status === "declined" || outcome === "left" || outcome === "other-left";
	useEffect(() => {
		if (!isOver) return;
		const timer = setTimeout(over, hasNoReveal ? 0 : LAST_REVEAL_MS);
		return () => clearTimeout(timer);
	}, [isOver, hasNoReveal]);
}

interface CountdownProps {
	duel: DuelView;
	view: LiveDuelView;
	/** Until the first round starts. */
	seconds: number;
}

/** The same countdown for both. The first cards are preloaded but not shown. */
function Countdown({ duel, view: { open, other }, seconds }: CountdownProps) {
	// The pressed button, which had the focus, is removed.
	const heading = useArrivalFocus<HTMLHeadingElement>();
	return (
		<div
			{...colourOf(duel)}
			className="rays grid flex-1 place-content-center justify-items-center gap-4 px-(--gutter) py-6 text-center [--rays:50%]"
		>
			<h1 ref={heading} tabIndex={-1} className="sr-only">
				Live duel against {other.name}
			</h1>
			<p className="font-display text-xl leading-[1.3] font-bold wrap-anywhere">
				You <span className="text-muted">vs</span> <bdi>{other.name}</bdi>
			</p>
			<p className="duel-countdown" role="timer" aria-live="assertive" aria-atomic="true">
				<span key={seconds} className="animate-digit motion-reduce:animate-none">
					{seconds}
				</span>
			</p>
			<p className="text-lg text-muted">{duel.title}</p>
			{open && (
				<div hidden>
					<Art {...open.first} />
					<Art {...open.second} />
				</div>
			)}
		</div>
	);
}
