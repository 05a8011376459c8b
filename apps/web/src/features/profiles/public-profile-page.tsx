import { ACCOUNT_NOTES } from "@hilo/rules/site/registration";
import { useParams, useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { shortDate } from "../../platform/dates.ts";
import { useMe } from "../../platform/session.ts";
import { useSignUpOffer } from "../../platform/sign-up-offer.tsx";
import { useSite } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { PublicGames } from "../custom-games/lists/game-lists.tsx";
import { DuelRecordCard } from "../friends/duel-record.tsx";
import { useIsFriend } from "../friends/people.tsx";
import { ProfileActions } from "../friends/profile-actions.tsx";
import { KnowledgeOf } from "../knowledge/knowledge-section.tsx";
import { MedalRow, masteredGames } from "../progression/mastery.tsx";
import { BadgePicture, ShowcaseRow } from "../progression/showcase.tsx";
import { ProfileError } from "./profile-errors.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { ScoreTile, TILE_GRID } from "./score-tile.tsx";

export type PublicProfile = Outputs["profiles"]["get"];

export function PublicProfilePage() {
	const { userId } = useParams({ from: "/user/$userId" });
	const { data, error } = trpc.profiles.get.useQuery({ userId });
	if (data) return <Profile profile={data} />;
	return error ? <ProfileError error={error} /> : <PageSpinner />;
}

function Profile({ profile }: { profile: PublicProfile }) {
	const { userId, username, avatarUrl, memberSince, badges, showcase, games, gameStats } = profile;
	const { perfectStreak } = gameStats;
	const played = games.filter(({ highScore }) => highScore > 0);
	const { data: published } = trpc.customGames.byCreator.useQuery({ userId });
	// Also while they load, and where they can't be loaded, which their section says.
	const hasGames = published?.length !== 0;
	const missing = [
		...(hasGames ? [] : ["No Public Games"]),
		...(played.length > 0 ? [] : ["No Game Scores Yet"]),
		...(badges.length > 0 ? [] : ["No Badges Yet"]),
	];
	const isNew = missing.length === 3;
	return (
		<div className="wide grid grid-cols-1 gap-12 pt-6 md:gap-14 md:pt-12 low:pt-5">
			<ProfileHeader
				username={username}
				avatarUrl={avatarUrl}
				memberSince={memberSince}
				facts={[
					...(perfectStreak > 0 ? [`Perfect streak: ${perfectStreak}`] : []),
					...(badges.length > 0 ? [count(badges.length, "badge")] : []),
					...(isNew ? [] : missing),
				]}
			>
				<PartsForOthers profile={profile} />
				<ShowcaseRow badges={showcase} className="max-md:col-span-2 md:col-start-2 lg:col-end-4" />
			</ProfileHeader>
			{isNew ? (
				<JustStarted userId={userId} username={username} missing={missing} />
			) : (
				<Sections profile={profile} played={played} hasGames={hasGames} />
			)}
		</div>
	);
}

interface SectionsProps {
	profile: PublicProfile;
	/** The games with a score. */
	played: PublicProfile["games"];
	hasGames: boolean;
}

/** Without empty ones, which the head names. */
function Sections({ profile: { userId, username, badges, rightAnswers }, played, hasGames }: SectionsProps) {
	const mastered = masteredGames(rightAnswers);
	const me = useMe();
	const isFriend = useIsFriend(userId);
	return (
		<>
			{hasGames && (
				<Section title="Custom Games">
					<PublicGames userId={userId} />
				</Section>
			)}
			{played.length > 0 && (
				<Section title="Game Scores">
					<ul className={TILE_GRID}>
						{played.map(({ key, highScore, label }) => (
							<ScoreTile
								key={key}
								gameKey={key}
								score={highScore}
								viewerScore={me && isFriend ? me.games[key].highScore : null}
								filterLabel={label}
								play="Play Game"
							/>
						))}
					</ul>
				</Section>
			)}
			<KnowledgeOf userId={userId} username={username} />
			{mastered.length > 0 && (
				<Section title="Mastery">
					<MedalRow games={mastered} />
				</Section>
			)}
			{badges.length > 0 && (
				<Section title="Badges">
					<Badges badges={badges} />
				</Section>
			)}
		</>
	);
}

interface JustStartedProps extends Pick<PublicProfile, "userId" | "username"> {
	missing: readonly string[];
}

/** In place of three empty sections. */
function JustStarted({ userId, username, missing }: JustStartedProps) {
	const me = useMe();
	const isFriend = useIsFriend(userId);
	return (
		<section
			aria-labelledby="just-started"
			className="grid justify-items-center gap-3 rounded-xl bg-raise px-5 py-10 text-center shadow-card md:py-14"
		>
			<h2 id="just-started" className="text-2xl wrap-anywhere md:text-3xl">
				<bdi>{username}</bdi> is just getting started
			</h2>
			<p className="text-muted">{missing.join(" · ")}</p>
			{me?.id !== userId && (
				<LinkButton
					kind="quiet"
					to="/duel/new"
					search={isFriend ? { to: userId } : {}}
					className="mt-2 max-w-full wrap-anywhere"
				>
					{isFriend ? `Challenge ${username}` : "Challenge by link"}
				</LinkButton>
			)}
		</section>
	);
}

/** What other players can do with this one, and their duels. */
function PartsForOthers({ profile: { userId, username, avatarUrl } }: { profile: PublicProfile }) {
	const me = useMe();
	const { add } = useSearch({ from: "/user/$userId" });
	if (!me)
		return add ? (
			<AddedByLink username={username} />
		) : (
			<p className="col-span-2 md:col-span-1 md:col-start-2">
				<LinkButton to="/duel/new">Challenge by link</LinkButton>
			</p>
		);
	if (me.id === userId) return null;
	return (
		<>
			<ProfileActions
				person={{ userId, username, avatarUrl }}
				className="col-span-2 md:col-span-1 md:col-start-2"
			/>
			<DuelRecordCard
				userId={userId}
				username={username}
				className="col-span-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1"
			/>
		</>
	);
}

/** For a visitor who has opened a link to add the player as a friend. */
function AddedByLink({ username }: Pick<PublicProfile, "username">) {
	const { isOpen, label, address } = useSignUpOffer();
	const { registration } = useSite();
	return (
		<div className="col-span-2 grid justify-items-start gap-3 md:col-span-1 md:col-start-2">
			<p className="font-bold wrap-anywhere">
				You need an account to be friends with <bdi>{username}</bdi>.
			</p>
			{!isOpen && <p className="text-muted">{ACCOUNT_NOTES[registration]}</p>}
			<LinkButton {...address}>{label}</LinkButton>
		</div>
	);
}

function Badges({ badges }: Pick<PublicProfile, "badges">) {
	return (
		<ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
			{badges.map(({ id, name, description, imageUrl, earnedAt }) => (
				<li key={id} className="grid grid-cols-[auto_1fr] items-center gap-4">
					<BadgePicture url={imageUrl} className="size-16 md:size-20" />
					<div>
						<h3 className="text-xl">{name}</h3>
						<p className="text-muted">{description}</p>
						<p className="text-sm text-muted">
							Earned <time dateTime={earnedAt}>{shortDate(earnedAt)}</time>
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
