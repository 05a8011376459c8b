import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, buttonClass, ICON_BUTTON } from "../../../ui/button.tsx";
import { useTopLayer } from "../../../ui/top-layer.ts";
import { createSounds, soundSetting } from "../../play/stage/sounds.ts";
import { announceChallenges, announcedDuels, announceResults } from "./announce-duels.ts";
import { useOwnDuels } from "./use-own-duels.ts";

/** In a visible tab, announces waiting challenges and finished duels, and rings for a live one until it is answered. */
export function ChallengeWatch({ userId }: { userId: string }) {
	const duels = useOwnDuels();
	const [closed, close] = useState<readonly string[]>([]);
	// On a duel's page nothing may cover it.
	const isPlaying = useLocation({ select: ({ pathname }) => /^\/duel\/(?!new$)/.test(pathname) });
	const challenge = duels?.waiting.find(({ id, mode }) => mode === "live" && !closed.includes(id));
	const isVisible = useIsVisible();
	useEffect(() => {
		if (!duels || !isVisible) return;
		announceChallenges(duels.waiting, announcedDuels(userId, "challenges"));
		announceResults(duels.recent, announcedDuels(userId, "results"));
	}, [userId, duels, isVisible]);
	if (!challenge || isPlaying) return null;
	return (
		<LiveChallenge
			key={challenge.id}
			challenge={challenge}
			userId={userId}
			onClose={() => close([...closed, challenge.id])}
		/>
	);
}

interface LiveChallengeProps {
	challenge: DuelCard;
	userId: string;
	onClose: () => void;
}

/** Shown while another player waits in a live duel's lobby, until it is answered or closed. */
function LiveChallenge({ challenge: { id, other, title }, userId, onClose }: LiveChallengeProps) {
	const utils = trpc.useUtils();
	// Nothing behind an open dialog can be pressed.
	const dialog = useTopLayer();
	const decline = trpc.duels.decline.useMutation({
		onMutate: onClose,
		onError: toastFailure,
		onSettled: () => utils.duels.invalidate(),
	});
	const name = other?.name ?? "Somebody";
	useRing(userId, id);
	const card = (
		<section
			aria-label="Live challenge"
			// Below the toasts of a stage; on other pages toasts are at the bottom.
			className="fixed inset-x-[max(0.75rem,var(--safe-sides))] top-[calc(5rem+var(--safe-top))] z-50 m-0 mx-auto max-w-md animate-arrive rounded-lg border-3 border-ink bg-paper p-4 text-left text-ink shadow-lift sm:mr-[max(1rem,var(--safe-sides))]"
		>
			<div className="flex items-center gap-4">
				<span className="relative grid shrink-0">
					<span
						aria-hidden="true"
						className="absolute inset-0 rounded-full border-3 border-accent motion-safe:animate-ping"
					/>
					<Avatar username={name} url={other?.avatarUrl ?? null} className="grid size-12 text-xl" />
				</span>
				<p role="alert" className="min-w-0 leading-tight [overflow-wrap:anywhere]">
					<bdi className="font-bold">{name}</bdi> wants a live duel now: <b>{title}</b>
				</p>
			</div>
			<div className="mt-3.5 grid grid-cols-[1fr_1fr_auto] gap-2">
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
	return dialog ? createPortal(card, dialog) : card;
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
