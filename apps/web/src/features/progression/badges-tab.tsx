import { BADGE_IDS, BADGES, SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { shortDate } from "../../platform/dates.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import type { Me } from "../../platform/session.ts";
import { toastFailure } from "../../platform/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Meter } from "../../ui/meter.tsx";
import { Section } from "../../ui/section.tsx";
import { BadgePicture, ShowcasePlaces, type ShownBadge } from "./showcase.tsx";

type Badge = Outputs["progression"]["badges"]["badges"][number];
type BadgeId = Badge["id"];

export function BadgesTab({ me }: { me: Me }) {
	const query = trpc.progression.badges.useQuery();
	const { data } = query;
	const [chosen, setChosen] = useState<readonly BadgeId[] | null>(null);
	const [hasChosen, setHasChosen] = useState(false);
	const close = () => {
		setChosen(null);
		setHasChosen(true);
	};
	const save = useSaveShowcase(close);
	const shown = me.showcase.map(({ id }) => id);
	const earned = data?.badges.filter(({ earnedAt }) => earnedAt).length;
	return (
		<div className="grid gap-14 md:gap-20">
			<Section
				title="Showcase"
				aside={
					chosen ? (
						<div className="flex gap-3">
							{/* The pressed button is removed. It returns with the focus when the choice ends. */}
							<Button kind="quiet" autoFocus onClick={close}>
								Cancel
							</Button>
							<Button isBusy={save.isPending} onClick={() => save.mutate({ badgeIds: [...chosen] })}>
								Save
							</Button>
						</div>
					) : (
						me.badges.length > 0 && (
							<Button kind="quiet" autoFocus={hasChosen} onClick={() => setChosen(shown)}>
								Choose badges
							</Button>
						)
					)
				}
			>
				<Showcase
					userId={me.id}
					badges={(chosen ?? shown).flatMap((id) => data?.badges.find((badge) => badge.id === id) ?? [])}
					isChoosing={chosen !== null}
				/>
			</Section>
			<Section
				title="All Badges"
				aside={
					<p className={`text-lg text-muted tabular-nums ${data ? "" : "invisible"}`}>
						{earned ?? 0} of {BADGE_IDS.length} earned
					</p>
				}
			>
				{query.error && !data ? (
					<LoadFailure query={query} />
				) : (
					<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" aria-busy={!data}>
						{data
							? data.badges.map((badge) => (
									<BadgeTile
										key={badge.id}
										badge={badge}
										choice={chosen && <Choice badge={badge} chosen={chosen} choose={setChosen} />}
									/>
								))
							: BADGE_IDS.map((id) => <BadgePlace key={id} id={id} />)}
					</ul>
				)}
			</Section>
		</div>
	);
}

function useSaveShowcase(onSaved: () => void) {
	const utils = trpc.useUtils();
	return trpc.progression.setShowcase.useMutation({
		onSuccess: ({ showcase }) => {
			const user = utils.me.get.getData()?.user;
			if (user) utils.me.get.setData(undefined, { user: { ...user, showcase } });
			utils.profiles.get.invalidate();
			onSaved();
		},
		onError: toastFailure,
	});
}

interface ShowcaseProps {
	userId: string;
	badges: readonly ShownBadge[];
	isChoosing: boolean;
}

function Showcase({ userId, badges, isChoosing }: ShowcaseProps) {
	return (
		<>
			<ShowcasePlaces badges={badges} />
			<p role="status" className="mt-3 text-muted">
				{isChoosing ? (
					`Pick up to ${SHOWCASE_SIZE} badges, in order (${badges.length} chosen). Pick none to show your newest.`
				) : (
					<>
						Everyone sees these on{" "}
						<Link to="/user/$userId" params={{ userId }} className="link font-bold text-ink">
							your public profile
						</Link>
						.
					</>
				)}
			</p>
		</>
	);
}

interface BadgeTileProps {
	badge: Badge;
	/** Set while the showcase is being chosen. */
	choice: ReactNode;
}

function BadgeTile({ badge, choice }: BadgeTileProps) {
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
				) : (
					(choice ?? (
						<p className="text-sm">
							Earned <time dateTime={earnedAt}>{shortDate(earnedAt)}</time>
						</p>
					))
				)}
			</div>
		</li>
	);
}

/** A placeholder with the badge's own, invisible text, so that it has the same size. */
function BadgePlace({ id }: { id: BadgeId }) {
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

function ProgressTowardsBadge({ badge: { name, progress, goal } }: { badge: Badge }) {
	return (
		<div className="flex items-center gap-3">
			<Meter label={`Towards ${name}`} value={progress} max={goal} className="h-2.5 grow" />
			<p aria-hidden="true" className="text-sm text-muted tabular-nums">
				{progress} / {goal}
			</p>
		</div>
	);
}

interface ChoiceProps {
	badge: Badge;
	chosen: readonly BadgeId[];
	choose: (chosen: readonly BadgeId[]) => void;
}

function Choice({ badge: { id, name }, chosen, choose }: ChoiceProps) {
	const isChosen = chosen.includes(id);
	return (
		<label className="flex min-h-8 cursor-pointer items-center gap-2 font-bold">
			<input
				type="checkbox"
				checked={isChosen}
				disabled={!isChosen && chosen.length >= SHOWCASE_SIZE}
				onChange={() => choose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
				aria-label={`Show ${name}`}
				className="size-5 accent-ink"
			/>
			Show off
		</label>
	);
}
