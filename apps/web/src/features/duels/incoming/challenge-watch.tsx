import type { DuelCard, MyDuelsView } from "@hilo/rules/duels/duels.views";
import { useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { afterPress } from "../../../ui/after-press.ts";
import { Button, ICON_BUTTON } from "../../../ui/button.tsx";
import { useTopLayer } from "../../../ui/top-layer.ts";
import { createSounds, soundSetting } from "../../play/stage/sounds.ts";
import { turnText } from "../duel-text.ts";
import { announcedDuels, announceResults, announceTurns, takeNew } from "./announce-duels.ts";
import { ChallengeCard } from "./challenge-card.tsx";
import { useOwnDuels } from "./use-own-duels.ts";

/** In a visible tab, announces duels that come while the page is open; rings for a live one until it is answered. */
export function ChallengeWatch({ userId }: { userId: string }) {
	const duels = useOwnDuels();
	const [closed, setClosed] = useState<readonly string[]>([]);
	const isDuel = useLocation({ select: ({ pathname }) => /^\/duel\/(?!new$)/.test(pathname) });
	useTurnToasts(userId, duels);
	const isVisible = useIsVisible();
	useEffect(() => {
		if (duels && isVisible) announceResults(duels.recent, announcedDuels(userId, "results"));
	}, [userId, duels, isVisible]);
	const liveDuel = useSettled(duels?.waiting.find(({ id, mode }) => mode === "live" && !closed.includes(id)));
	// Nothing comes between the two sides of a duel.
	if (isDuel || !liveDuel) return null;
	const close = () => setClosed((before) => [...before, liveDuel.id]);
	return <LiveChallenge key={liveDuel.id} duel={liveDuel} userId={userId} onClose={close} />;
}

/** Follows a value, but not while the pointer is down: what is pressed must not move away. */
function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => afterPress(() => setSettled(() => value)), [value]);
	return settled;
}

/**
 * Announces turns that come while the page is open. Earlier ones were announced where the player was then, and are on
 * the menu's count, on the home page and on the page of duels.
 */
function useTurnToasts(userId: string, duels: MyDuelsView | undefined): void {
	const { data } = trpc.duels.waiting.useQuery(undefined, { enabled: false });
	const hadNone = data?.count === 0 && !duels;
	const areEarlierNoted = useRef(false);
	const onStage = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.stage) });
	const isListed = useLocation({ select: ({ pathname }) => ["/", "/duels", "/friends"].includes(pathname) });
	const hasDialog = useTopLayer() !== undefined;
	const mayShow = useIsVisible() && !onStage && !hasDialog;
	useEffect(() => {
		if (hadNone) areEarlierNoted.current = true;
		if (!duels) return;
		const announced = announcedDuels(userId, "challenges");
		const turns = duels.waiting.filter(({ mode }) => mode === "ghost");
		if (!areEarlierNoted.current || isListed) takeNew(turns, announced);
		else if (mayShow) announceTurns(turns, announced);
		areEarlierNoted.current = true;
	}, [userId, duels, hadNone, isListed, mayShow]);
}

interface AnnouncedProps {
	duel: DuelCard;
	onClose: () => void;
}

/** Shown while another player waits in a live duel's lobby, until it is answered or closed. */
function LiveChallenge({ duel, userId, onClose }: AnnouncedProps & { userId: string }) {
	const { id } = duel;
	const utils = trpc.useUtils();
	const decline = trpc.duels.decline.useMutation({
		onMutate: onClose,
		onError: toastFailure,
		onSettled: () => utils.duels.invalidate(),
	});
	useRing(userId, id);
	return (
		<ChallengeCard duel={duel} text={turnText(duel)} onClose={onClose}>
			<Button small kind="quiet" onClick={() => decline.mutate({ id })}>
				Decline
			</Button>
			<button
				type="button"
				aria-label="Not now"
				className={`${ICON_BUTTON} text-2xl leading-none hover:bg-sunk`}
				onClick={onClose}
			>
				×
			</button>
		</ChallengeCard>
	);
}

/** Rings one time, in one tab, if the player has sound on. */
function useRing(userId: string, id: string): void {
	useEffect(() => {
		const announced = announcedDuels(userId, "challenges");
		if (announced.has(id) || document.hidden) return;
		announced.add([id]);
		if (!soundSetting.read()) return;
		const sounds = createSounds();
		sounds.play("ring");
		return sounds.stop;
	}, [userId, id]);
}
