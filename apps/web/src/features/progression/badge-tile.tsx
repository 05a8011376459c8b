import { BADGES, type BadgeId, SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import type { Outputs } from "../../platform/api/trpc.ts";
import { shortDate } from "../../platform/dates/short-date.ts";
import { Meter } from "../../ui/meter.tsx";
import { BadgePicture } from "./badge-picture.tsx";

interface BadgeTileProps {
	badge: Outputs["progression"]["badges"]["badges"][number];
	/** Set while the showcase is being chosen. */
	choice: { ids: readonly string[]; toggle(): void } | null;
}

export function BadgeTile({ badge, choice }: BadgeTileProps) {
	const { name, description, imageUrl, earnedAt } = badge;
	return (
		<li
			className={`grid grid-cols-[auto_1fr] items-center gap-4 rounded-lg p-4 ${earnedAt ? "bg-raise shadow-card" : "border-2 border-line"}`}
		>
			<BadgePicture url={imageUrl} isUnearned={!earnedAt} className="size-18" />
			<div className="grid gap-1">
				<h3 className="text-xl leading-tight">{name}</h3>
				<p className="text-muted">{description}</p>
				{!earnedAt ? (
					<ProgressTowardsBadge badge={badge} />
				) : choice ? (
					<Choice badge={badge} choice={choice} />
				) : (
					<p className="text-sm">
						Earned <time dateTime={earnedAt}>{shortDate(earnedAt)}</time>
					</p>
				)}
			</div>
		</li>
	);
}

/** A placeholder with the badge's own, invisible text, so that it has the same size. */
export function BadgePlace({ id }: { id: BadgeId }) {
	const { name, description } = BADGES[id];
	return (
		<li
			aria-hidden="true"
			className="grid animate-pulse grid-cols-[auto_1fr] items-center gap-4 rounded-lg border-2 border-line p-4 *:invisible"
		>
			<span className="size-18" />
			<div className="grid gap-1">
				<h3 className="text-xl leading-tight">{name}</h3>
				<p>{description}</p>
				<p className="text-sm">0</p>
			</div>
		</li>
	);
}

function ProgressTowardsBadge({ badge: { name, progress, goal } }: Pick<BadgeTileProps, "badge">) {
	return (
		<div className="flex items-center gap-3">
			<Meter label={`Towards ${name}`} value={progress} max={goal} className="h-2.5 grow" />
			<p aria-hidden="true" className="text-sm text-muted tabular-nums">
				{progress} / {goal}
			</p>
		</div>
	);
}

function Choice({
	badge,
	choice: { ids, toggle },
}: {
	badge: BadgeTileProps["badge"];
	choice: NonNullable<BadgeTileProps["choice"]>;
}) {
	const isChosen = ids.includes(badge.id);
	return (
		<label className="flex min-h-8 cursor-pointer items-center gap-2 font-bold">
			<input
				type="checkbox"
				checked={isChosen}
				disabled={!isChosen && ids.length >= SHOWCASE_SIZE}
				onChange={toggle}
				aria-label={`Show ${badge.name}`}
				className="size-5 accent-ink"
			/>
			Show off
		</label>
	);
}
