import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { Button, ICON_BUTTON } from "../../../ui/button.tsx";
import { useTopLayer } from "../../../ui/top-layer.ts";
import { createSounds, soundSetting } from "../../play/stage/sounds.ts";
import { scoreText, turnText } from "../duel-text.ts";
import { announcedDuels, announceResults, takeNewTurns } from "./announce-duels.ts";
import { ChallengeCard } from "./challenge-card.tsx";
import { useOwnDuels } from "./use-own-duels.ts";

/** In a visible tab, announces waiting and finished duels, and rings for a live one until it is answered. */
export function ChallengeWatch({ userId }: { userId: string }) {
	const duels = useOwnDuels();
	const [closed, setClosed] = useState<readonly string[]>([]);
	/** The ids of duels at any time that this tab announces. */
	const [turns, setTurns] = useState<readonly string[]>([]);
	// On a duel's page nothing may cover it, and on a stage only what can't wait.
	const isDuel = useLocation({ select: ({ pathname }) => /^\/duel\/(?!new$)/.test(pathname) });
	const onStage = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.stage) });
	const hasDialog = useTopLayer() !== undefined;
	const isVisible = useIsVisible();
	useEffect(() => {
		if (!duels || !isVisible) return;
		const added = takeNewTurns(duels.waiting, announcedDuels(userId, "challenges"));
		if (added.length > 0) setTurns((before) => [...before, ...added.map(({ id }) => id)]);
		announceResults(duels.recent, announcedDuels(userId, "results"));
	}, [userId, duels, isVisible]);
	const open = duels?.waiting.filter(({ id }) => !closed.includes(id)) ?? [];
	const live = open.find(({ mode }) => mode === "live");
	// These pages list it.
	const isListed = useLocation({ select: ({ pathname }) => ["/", "/duels", "/friends"].includes(pathname) });
	const waits = onStage || isListed || hasDialog;
	const turn = waits ? undefined : open.find(({ id }) => turns.includes(id));
	if (isDuel) return null;
	const close = (id: string) => () => setClosed((before) => [...before, id]);
	if (live) return <LiveChallenge key={live.id} duel={live} userId={userId} onClose={close(live.id)} />;
	// Later puts off all of them: the next card would cover the same part of the page.
	return turn ? <Turn key={turn.id} duel={turn} onClose={() => setTurns([])} /> : null;
}

interface AnnouncedProps {
	duel: DuelCard;
	onClose: () => void;
}

/** It stays on the menu's count and on the page of duels after Later. */
function Turn({ duel, onClose }: AnnouncedProps) {
	const { toBeat, isChallenger } = duel;
	const isAnswer = toBeat !== null && isChallenger;
	return (
		<ChallengeCard
			duel={duel}
			label="Your turn"
			text={isAnswer ? `got ${scoreText(toBeat.score, duel.rounds)}` : turnText({ ...duel, toBeat: null })}
			note={toBeat && !isAnswer ? `${toBeat.score} to beat` : undefined}
			play="Play"
			onClose={onClose}
		>
			<Button small kind="quiet" onClick={onClose}>
				Later
			</Button>
		</ChallengeCard>
	);
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
		<ChallengeCard
			duel={duel}
			label="Live challenge"
			text={turnText(duel)}
			play="Join"
			isRinging
			onClose={onClose}
		>
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
