import { useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failure.tsx";
import type { Me } from "../../platform/session.ts";
import { toastFailure } from "../../platform/toast-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { BadgeTile } from "./badge-tile.tsx";
import { Showcase } from "./showcase.tsx";

type BadgeId = Outputs["progression"]["badges"]["badges"][number]["id"];

/** The showcase, and all the badges there are. */
export function BadgesTab({ me }: { me: Me }) {
	const { data, error } = trpc.progression.badges.useQuery(undefined, {});
	const [chosen, setChosen] = useState<readonly BadgeId[] | null>(null);
	const save = useSaveShowcase(() => setChosen(null));
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
							<Button kind="quiet" onClick={() => setChosen(null)}>
								Cancel
							</Button>
							<Button disabled={save.isPending} onClick={() => save.mutate({ badgeIds: [...chosen] })}>
								Save
							</Button>
						</div>
					) : (
						me.badges.length > 0 && (
							<Button kind="quiet" onClick={() => setChosen(shown)}>
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
					data && (
						<p className="text-lg text-muted tabular-nums">
							{earned} of {data.badges.length} earned
						</p>
					)
				}
			>
				{error && !data && <Failure error={error} />}
				<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" aria-busy={!data}>
					{data?.badges.map((badge) => (
						<BadgeTile
							key={badge.id}
							badge={badge}
							choice={chosen && { ids: chosen, toggle: () => toggle(badge.id) }}
						/>
					))}
				</ul>
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
		onError: (error) => toastFailure(error),
	});
}
