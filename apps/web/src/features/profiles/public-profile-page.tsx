import { useParams } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { shortDate } from "../../platform/dates.ts";
import { useMe } from "../../platform/session.ts";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { PublicGames } from "../custom-games/lists/game-lists.tsx";
import { DuelRecord } from "../duels/duel-record.tsx";
import { ProfileActions } from "../friends/profile-actions.tsx";
import { BadgePicture } from "../progression/badge-picture.tsx";
import { ShowcaseRow } from "../progression/showcase.tsx";
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
	return (
		<div className="wide grid gap-14 pt-8 md:gap-20 md:pt-14">
			<ProfileHeader
				username={username}
				avatarUrl={avatarUrl}
				memberSince={memberSince}
				chips={[
					...(perfectStreak > 0 ? [`Perfect streak: ${perfectStreak}`] : []),
					count(badges.length, "badge"),
				]}
			>
				<PartsForOthers profile={profile} />
				<ShowcaseRow badges={showcase} className="col-span-2 lg:col-span-1 lg:col-start-3" />
			</ProfileHeader>
			<Section title="Custom Games">
				<PublicGames userId={userId} username={username} />
			</Section>
			<Section title="Game Scores">
				{played.length > 0 ? (
					<ul className={TILE_GRID}>
						{played.map(({ key, highScore, selectedFeature }) => (
							<ScoreTile
								key={key}
								gameKey={key}
								score={highScore}
								feature={selectedFeature}
								play="Play Game"
							/>
						))}
					</ul>
				) : (
					<Empty title="No Game Scores Yet">{username} hasn't scored in a game yet.</Empty>
				)}
			</Section>
			<Section title="Badges">
				{badges.length > 0 ? (
					<Badges badges={badges} />
				) : (
					<Empty title="No Badges Yet">{username} hasn't earned any badges.</Empty>
				)}
			</Section>
		</div>
	);
}

/** What other players can do with this one, and their duels. */
function PartsForOthers({ profile: { userId, username, avatarUrl } }: { profile: PublicProfile }) {
	const me = useMe();
	if (!me || me.id === userId) return null;
	return (
		<>
			<ProfileActions
				person={{ userId, username, avatarUrl }}
				className="col-span-2 md:col-span-1 md:col-start-2"
			/>
			<DuelRecord
				userId={userId}
				username={username}
				className="col-span-2 justify-self-start text-base md:col-span-1 md:col-start-2"
			/>
		</>
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
