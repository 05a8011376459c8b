import { BADGE_IDS, SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failure.tsx";
import type { Me } from "../../platform/session.ts";
import { toastFailure } from "../../platform/toast-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { BadgePlace, BadgeTile } from "./badge-tile.tsx";
import { ShowcasePlaces, type ShownBadge } from "./showcase-places.tsx";

type BadgeId = Outputs["progression"]["badges"]["badges"][number]["id"];

const GRID = "grid gap-4 md:grid-cols-2 xl:grid-cols-3";

export function BadgesTab({ me }: { me: Me }) {
	const { data, error } = trpc.progression.badges.useQuery(undefined, {});
	const [chosen, setChosen] = useState<readonly BadgeId[] | null>(null);
	const [hasChosen, setHasChosen] = useState(false);
	const close = () => {
		setChosen(null);
		setHasChosen(true);
	};
	const save = useSaveShowcase(close);
	const shown = me.showcase.map(({ id }) => id);
	const earned = data?.badges.filter(({ earnedAt }) => earnedAt).length;
	const toggle = (id: BadgeId) =>
		setChosen((ids) => (ids?.includes(id) ? ids.filter((other) => other !== id) : [...(ids ?? []), id]));
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
							<Button
								aria-disabled={save.isPending || undefined}
								onClick={() => !save.isPending && save.mutate({ badgeIds: [...chosen] })}
							>
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
				{error && !data ? (
					<Failure error={error} />
				) : (
					<ul className={GRID} aria-busy={!data}>
						{data
							? data.badges.map((badge) => (
									<BadgeTile
										key={badge.id}
										badge={badge}
										choice={chosen && { ids: chosen, toggle: () => toggle(badge.id) }}
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
