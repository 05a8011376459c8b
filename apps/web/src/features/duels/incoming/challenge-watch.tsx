import { Link, useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { isRunPlayed, toastFailure } from "../../../platform/toasts.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { afterPress } from "../../../ui/after-press.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, buttonClass, ICON_BUTTON } from "../../../ui/button.tsx";
import { UNDER_BAR, useTopLayer } from "../../../ui/dialog.tsx";
import { createSounds, soundSetting } from "../../play/sounds.ts";
import { type DuelCard, turnText } from "../duel-text.ts";
import { announcedDuels, announceResults, announceTurns, takeNew } from "./announce-duels.ts";
import { useOwnDuels } from "./own-duels.ts";

/** In a visible tab, announces duels that come while the page is open; rings for a live one until it is answered. */
export function ChallengeWatch({ userId }: { userId: string }) {
	const duels = useOwnDuels();
	const [closed, setClosed] = useState<readonly string[]>([]);
	const isDuel = useLocation({ select: ({ pathname }) => /^\/duel\/(?!new$)/.test(pathname) });
	useTurnToasts(userId, duels);
	const isVisible = useIsVisible();
	// A run may be left before it shows what was announced.
	const isPlayed = isRunPlayed.useValue();
	useEffect(() => {
		if (duels && isVisible && !isPlayed) announceResults(duels.recent, announcedDuels(userId, "results"));
	}, [userId, duels, isVisible, isPlayed]);
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
function useTurnToasts(userId: string, duels: Outputs["duels"]["mine"] | undefined): void {
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

interface LiveChallengeProps {
	duel: DuelCard;
	userId: string;
	onClose: () => void;
}

/**
 * Under the bar of all pages, or in the open dialog, while another player waits in a live duel's lobby, until it is
 * answered or closed. It covers no button.
 */
function LiveChallenge({ duel, userId, onClose }: LiveChallengeProps) {
	const { id, other, title } = duel;
	const name = other?.name ?? "Guest";
	const utils = trpc.useUtils();
	const decline = trpc.duels.decline.useMutation({
		onMutate: onClose,
		onError: toastFailure,
		onSettled: () => utils.duels.invalidate(),
	});
	useRing(userId, id);
	// Nothing behind an open dialog can be pressed.
	const place = useTopLayer() ?? document.getElementById(UNDER_BAR);
	const card = (
		<section
			aria-label="Live challenge"
			data-notice=""
			className="flex animate-arrive flex-wrap items-center gap-x-6 gap-y-3 border-b-3 border-ink bg-paper px-(--gutter) py-3 text-left text-ink"
		>
			<div className="flex min-w-56 grow basis-56 items-center gap-4">
				<span className="relative grid shrink-0">
					<span
						aria-hidden="true"
						className="absolute inset-0 rounded-full border-3 border-accent motion-safe:animate-ping"
					/>
					<Avatar username={name} url={other?.avatarUrl ?? null} className="grid size-12 text-xl" />
				</span>
				<p role="alert" className="min-w-0 leading-tight wrap-anywhere">
					<bdi className="font-bold">{name}</bdi> {turnText(duel)}: <b>{title}</b>
				</p>
			</div>
			<div className="grid grow auto-cols-auto grid-flow-col grid-cols-[1fr_1fr] gap-2 sm:max-w-96">
				<Link to="/duel/$id" params={{ id }} className={buttonClass({ small: true })} onClick={onClose}>
					Join
				</Link>
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
			</div>
		</section>
	);
	return place && createPortal(card, place);
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
