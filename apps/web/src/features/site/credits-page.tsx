import {
	billionaireSource,
	countrySource,
	historySource,
	movieSource,
	repositorySource,
	subredditSource,
	trackSource,
	weaponSources,
} from "@hilo/catalog/sources";
import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { monthOf } from "../../platform/dates.ts";
import { SiteName } from "../../platform/site.ts";
import { Section } from "../../ui/section.tsx";

const NOTE = "mt-2 max-w-prose text-muted";

export function CreditsPage() {
	return (
		<div className="wide grid gap-14 pt-8 md:pt-14">
			<header>
				<h1 className="text-title">Credits</h1>
				<p className="mt-4 max-w-prose text-lg text-muted">
					Every number comes with its source and date. Here are the details.{" "}
					<Link to="/corrections" className="link text-ink">
						Corrections
					</Link>{" "}
					lists the numbers that were wrong.
				</p>
			</header>
			<LiveSources />
			<Section title="Numbers">
				<p className={`${NOTE} mb-5`}>
					A few numbers have no public source. They carry the word “estimate”, and you only ever compare them
					with numbers that differ by more than 20 percent.
				</p>
				<ul className="grid gap-5 md:grid-cols-2">
					{GAME_IDS.map((id) => (
						<BundledSet key={id} game={id} />
					))}
				</ul>
			</Section>
			<Section title="Pictures and typefaces">
				<ul className="grid gap-5 md:grid-cols-2">
					{WORKS.map(({ name, url, by, use, licence, licenceUrl }) => (
						<li key={name} className="rounded-xl border-2 border-line p-5 md:p-6">
							<h3 className="text-2xl">
								<ExternalLink to={url}>{name}</ExternalLink>
							</h3>
							<p className={NOTE}>
								{use} By {by}. <ExternalLink to={licenceUrl}>{licence}</ExternalLink>.
							</p>
						</li>
					))}
				</ul>
				<p className="mt-5 max-w-prose text-muted">
					<SiteName /> draws everything else itself: the tiles of repositories without a mark, record sleeves
					and some of the weapons. Names and trademarks belong to their owners, who have nothing to do with
					this site.
				</p>
			</Section>
		</div>
	);
}

/** The third parties that the operator has switched on, if any. */
function LiveSources() {
	const { data } = trpc.site.credits.useQuery();
	if (!data?.liveSources.length) return null;
	return (
		<Section title="Live numbers">
			<p className={NOTE}>
				On this site, some numbers are fetched live. They show the month they were fetched in.
			</p>
			<ul className="mt-5 grid gap-5 md:grid-cols-2">
				{data.liveSources.map(({ name, game, attribution, termsUrl }) => (
					<li key={name} data-game={game} className="rounded-xl bg-raise p-5 shadow-card md:p-6">
						<h3 className="text-2xl">{name}</h3>
						<p className={NOTE}>
							{CLASSIC_GAMES[game].title}: {attribution} <ExternalLink to={termsUrl}>Terms</ExternalLink>
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** With the sources that its items name, and how many of its numbers are estimates. */
function BundledSet({ game }: { game: GameId }) {
	return (
		<li data-game={game} className="rounded-xl bg-raise p-5 shadow-card md:p-6">
			<h3 className="text-2xl">{CLASSIC_GAMES[game].title}</h3>
			<dl>
				{Object.entries(BUNDLED_SETS[game]).map(
					([what, { source, asOf, provenance, origins, estimates }]) => (
						<div key={what} className="mt-3">
							<dt className="font-bold">
								{what}: {source}, {monthOf(asOf)}
							</dt>
							<dd className="mt-1 max-w-prose text-muted">
								{provenance}
								{origins && (
									<ul className="mt-3">
										{origins.map(({ source, items }) => (
											<li key={source} className="flex justify-between gap-4 border-t border-line py-1.5">
												<span>{source}</span> <span className="tabular-nums">{items}</span>
											</li>
										))}
									</ul>
								)}
								{estimates && (
									<p className="mt-3">
										<strong className="text-ink">Estimates: {estimates.items}</strong>, {estimates.from}.
									</p>
								)}
							</dd>
						</div>
					),
				)}
			</dl>
		</li>
	);
}

function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<a href={to} className="link text-ink" rel="noreferrer">
			{children}
		</a>
	);
}

type DataSource = typeof countrySource;

/** The sources of each game's bundled numbers. The weapon quiz has one for each stat. */
const BUNDLED_SETS: Readonly<Record<GameId, Readonly<Record<string, DataSource>>>> = {
	github: { Stars: repositorySource },
	reddit: { Subscribers: subredditSource },
	country: { "Annual visitors": countrySource },
	movie: { Budgets: movieSource },
	music: { Streams: trackSource },
	wealth: { "Net worth": billionaireSource },
	history: { Years: historySource },
	cs16: {
		Damage: weaponSources.damage,
		Accuracy: weaponSources.accuracy,
		Recoil: weaponSources.recoil,
		Price: weaponSources.price,
	},
};

const OFL = { licence: "SIL Open Font License 1.1", licenceUrl: "https://openfontlicense.org" };

/** Third-party works that the site shows, with what their licences require. */
const WORKS = [
	{
		name: "game-icons.net",
		url: "https://game-icons.net",
		by:
			"Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious " +
			"Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, " +
			"Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, " +
			"Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion and others",
		use: "Most of the weapons, and the emblems of events, communities, genres, trades and items, in our own colours.",
		licence: "CC BY 3.0",
		licenceUrl: "https://creativecommons.org/licenses/by/3.0/",
	},
	{
		name: "Simple Icons",
		url: "https://simpleicons.org",
		by: "the Simple Icons contributors",
		use:
			"The marks of the repositories, in one colour. Each belongs to its project and shows nothing else. Git’s is by " +
			"Jason Long (CC BY 3.0); Angular’s and Godot’s are CC BY 4.0, Neovim’s is CC BY-SA 3.0, and those of " +
			"freeCodeCamp, Pandoc, PHP and Rust are CC BY-SA 4.0.",
		licence: "CC0",
		licenceUrl: "https://github.com/simple-icons/simple-icons/blob/develop/LICENSE.md",
	},
	{
		name: "flag-icons",
		url: "https://flagicons.lipis.dev",
		by: "Panayiotis Lipiridis",
		use: "The flags.",
		licence: "MIT licence",
		licenceUrl: "https://github.com/lipis/flag-icons/blob/main/LICENSE",
	},
	{
		name: "Bricolage Grotesque",
		url: "https://github.com/ateliertriay/bricolage",
		by: "Mathieu Triay and the Bricolage Grotesque Project Authors",
		use: "The typeface of headings and numbers.",
		...OFL,
	},
	{
		name: "Inter",
		url: "https://rsms.me/inter/",
		by: "Rasmus Andersson and the Inter Project Authors",
		use: "The typeface of the text.",
		...OFL,
	},
];
