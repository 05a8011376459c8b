import { knowledgeSentence } from "@hilo/rules/knowledge/compare";
import { isolated } from "@hilo/rules/text/player-text";
import { type ReactNode, useId, useMemo } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { type Me, useMe } from "../../platform/session.ts";
import { Section } from "../../ui/section.tsx";
import { MIN_WEEKS, OverTime } from "./over-time.tsx";
import { hasScores, ScoreSpread } from "./score-spread.tsx";
import { ByCloseness, ByGame } from "./share-list.tsx";
import type { Side } from "./sides.ts";

/** On the own profile. */
export function OwnKnowledge({ me }: { me: Me }) {
	const { data } = trpc.knowledge.get.useQuery({ userId: me.id });
	const sides = useMemo(() => (data ? [{ ...data, label: "You" }] : []), [data]);
	return <Knowledge title="What you know" sides={sides} />;
}

/** On a player's public profile: a friend's beside the own. */
export function KnowledgeOf({ userId, username }: { userId: string; username: string }) {
	const me = useMe();
	const isOther = me !== null && me.id !== userId;
	const { data: relation } = trpc.friends.status.useQuery({ userId }, { enabled: isOther });
	const isCompared = isOther && relation?.friendshipStatus === "friends";
	const { data } = trpc.knowledge.get.useQuery({ userId });
	const { data: own } = trpc.knowledge.get.useQuery({ userId: me?.id ?? "" }, { enabled: isCompared });
	const sides = useMemo(() => {
		const theirs = data ? [{ ...data, label: username }] : [];
		return isCompared && data && own ? [...theirs, { ...own, label: "You" }] : theirs;
	}, [data, own, isCompared, username]);
	return (
		<Knowledge
			title={
				<span className="wrap-anywhere">
					What <bdi>{username}</bdi> knows
				</span>
			}
			sides={sides}
		/>
	);
}

/** Only what there is something to show of. @param sides the profile's owner first */
function Knowledge({ title, sides }: { title: ReactNode; sides: readonly Side[] }) {
	const [owner, viewer] = sides;
	if (!owner) return null;
	const facts = factsOf(sides);
	const hasAnswers = owner.answers.length > 0;
	if (!hasAnswers && !hasScores(owner) && facts.length === 0) return null;
	const sentence = viewer && knowledgeSentence(isolated(owner.label), owner.answers, viewer.answers);
	return (
		<Section title={title}>
			{sentence && (
				<p className="mb-6 font-display text-xl font-bold wrap-anywhere md:text-2xl">{sentence}.</p>
			)}
			<div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-x-16">
				{hasAnswers && (
					<Part title="Right answers by game">
						<ByGame sides={sides} />
					</Part>
				)}
				<div className="grid grid-cols-1 content-start gap-10 empty:hidden">
					{hasAnswers && (
						<Part title="How close the numbers were">
							<ByCloseness sides={sides} />
						</Part>
					)}
					{facts.length > 0 && (
						<Part title="Duels and streaks">
							<Facts facts={facts} sides={sides} />
						</Part>
					)}
				</div>
				{owner.weeks.length >= MIN_WEEKS && (
					<Part title="Over time">
						<OverTime sides={sides} />
					</Part>
				)}
				{hasScores(owner) && (
					<Part title="Score distribution">
						<ScoreSpread side={owner} />
					</Part>
				)}
			</div>
		</Section>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="min-w-0">
			<h3 id={id} className="mb-4 text-xl">
				{title}
			</h3>
			{children}
		</section>
	);
}

const FACTS: readonly (readonly [label: string, text: (side: Side) => string | null])[] = [
	[
		"All duels",
		({ duels: { won, lost, drawn } }) =>
			won + lost + drawn > 0 ? `${won} won, ${lost} lost${drawn > 0 ? `, ${drawn} drawn` : ""}` : null,
	],
	[
		"Daily decks",
		({ deckStreak: { current, longest } }) =>
			longest > 0 ? `${count(current, "day")} in a row, longest ${longest}` : null,
	],
	["Daily Challenges", ({ taskStreak }) => (taskStreak > 0 ? `${count(taskStreak, "day")} in a row` : null)],
];

interface Fact {
	readonly label: string;
	/** One for each side. */
	readonly texts: readonly (string | null)[];
}

/** What there is to say of the owner. */
function factsOf(sides: readonly Side[]): Fact[] {
	return FACTS.map(([label, textOf]) => ({ label, texts: sides.map(textOf) })).filter(
		({ texts: [owners] }) => owners,
	);
}

function Facts({ facts, sides }: { facts: readonly Fact[]; sides: readonly Side[] }) {
	return (
		<dl className="grid grid-cols-1">
			{facts.map(({ label, texts }) => (
				<div
					key={label}
					className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 first:pt-0 last:border-0"
				>
					<dt className="text-muted">{label}</dt>
					<dd className="grid gap-1 font-bold tabular-nums">
						{texts.map((text, at) => (
							<span key={at} className="flex flex-wrap justify-end gap-x-3">
								{sides.length > 1 && <bdi className="font-normal text-muted">{sides[at]?.label}</bdi>}
								{text ?? "–"}
							</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}
