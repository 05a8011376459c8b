import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { UNDER_BAR, useTopLayer } from "../../../ui/top-layer.ts";

interface ChallengeCardProps {
	duel: DuelCard;
	/** After the name: "wants a live duel now". */
	text: string;
	/** The buttons beside Join. */
	children: ReactNode;
	onClose: () => void;
}

/** Under the bar of all pages, or in the open dialog: who wants to play a live duel. It covers no button. */
export function ChallengeCard({ duel, text, children, onClose }: ChallengeCardProps) {
	const { id, other, title } = duel;
	const name = other?.name ?? "Guest";
	// Nothing behind an open dialog can be pressed.
	const place = useTopLayer() ?? document.getElementById(UNDER_BAR);
	const card = (
		<section
			aria-label="Live challenge"
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
				<p role="alert" className="min-w-0 leading-tight [overflow-wrap:anywhere]">
					<bdi className="font-bold">{name}</bdi> {text}: <b>{title}</b>
				</p>
			</div>
			<div className="grid grow auto-cols-auto grid-flow-col grid-cols-[1fr_1fr] gap-2 sm:max-w-96">
				<Link to="/duel/$id" params={{ id }} className={buttonClass({ small: true })} onClick={onClose}>
					Join
				</Link>
				{children}
			</div>
		</section>
	);
	return place && createPortal(card, place);
}
