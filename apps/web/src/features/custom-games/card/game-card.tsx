import { isOpenToAll, PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { Link } from "@tanstack/react-router";
import { useMe } from "../../../platform/session.ts";
import { SiteName } from "../../../platform/site.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon, LineIcon } from "../../../ui/icon.tsx";
import { CoverArt } from "../cover-art.tsx";
import { type CardView, PRIVACY_ICONS, summaryText, tintOf } from "../game-view.ts";
import { linkKeyOf } from "../share/game-link.ts";
import { AllSourced } from "../sourced.tsx";
import { useOpenDialog } from "./game-dialogs.tsx";
import { CardMenu } from "./game-menu.tsx";

interface GameCardProps {
	game: CardView;
	/** As wide as the page, with the art beside the text where there is room. */
	isWide?: boolean;
}

/** The whole card can be pressed, although the link inside is small. */
export function GameCard({ game, isWide = false }: GameCardProps) {
	const { id, name, description, cover } = game;
	return (
		<li
			className={`group relative flex flex-col overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl ${isWide ? "beside:grid beside:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]" : ""}`}
		>
			<div className="relative grid">
				<Banner game={game} />
				<CoverArt
					cover={cover}
					tint={tintOf(id)}
					className={isWide ? "aspect-2/1 beside:aspect-auto lg:min-h-100 low:min-h-0" : "aspect-2/1"}
				/>
				<Best game={game} />
			</div>
			<div className={`flex grow flex-col p-4 lg:p-5 ${isWide ? "lg:p-8" : ""}`}>
				<h3
					className={`line-clamp-2 text-xl leading-tight wrap-anywhere ${isWide ? "lg:text-4xl" : "lg:text-2xl"}`}
				>
					<bdi>{name}</bdi>
				</h3>
				<Creator game={game} />
				<p
					className={`mt-2 text-muted wrap-anywhere ${isWide ? "line-clamp-2 lg:line-clamp-3 lg:text-lg" : "line-clamp-2"}`}
				>
					{description}
				</p>
				<div className="mt-auto pt-3">
					<p className="font-bold tabular-nums">{summaryText(game)}</p>
					{game.isSourced && <AllSourced className="mt-1 text-sm" />}
					<p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
						{/* A featured game has a banner. */}
						{game.privacyLevel !== "featured" && (
							<span className="inline-flex items-center gap-1.5 whitespace-nowrap">
								<LineIcon path={PRIVACY_ICONS[game.privacyLevel]} className="size-4 stroke-[2.5]" />
								{PRIVACY_LABELS[game.privacyLevel]}
							</span>
						)}
						<span>
							Updated <TimeSince iso={game.updatedAt} />
						</span>
					</p>
					<Actions game={game} />
				</div>
			</div>
		</li>
	);
}

function Banner({ game: { privacyLevel, invitation, isOwn } }: Pick<GameCardProps, "game">) {
	const badge =
		"absolute top-3 left-3 z-1 inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-bold";
	if (invitation && !isOwn) return <span className={`${badge} bg-ink text-paper`}>Shared with you</span>;
	if (privacyLevel !== "featured") return null;
	return (
		<span className={`${badge} bg-accent text-on-accent`}>
			<LineIcon path={PRIVACY_ICONS.featured} className="size-4 fill-current stroke-[2.5]" />
			Featured
		</span>
	);
}

interface PartProps extends Pick<GameCardProps, "game"> {
	/** For tiles. */
	isSmall?: boolean;
}

/** The player's best score, on the cards of games that they have played. */
function Best({ game: { best }, isSmall = false }: PartProps) {
	if (best === null) return null;
	return (
		<p
			className={`absolute z-1 inline-flex items-center gap-1 rounded-full bg-ink font-bold text-paper tabular-nums ${isSmall ? "top-2 right-2 px-2 py-0.5 text-xs" : "top-3 right-3 px-2.5 py-1 text-sm"}`}
		>
			<Icon name="check" className={`stroke-4 ${isSmall ? "size-3" : "size-4"}`} />
			{best === 0 ? "Played" : `Best ${best}`}
		</p>
	);
}

function Creator({ game: { creator, privacyLevel }, isSmall = false }: PartProps) {
	const name = `py-1 font-bold text-ink ${isSmall ? "truncate" : "wrap-anywhere"}`;
	return (
		<p className={`flex gap-1 text-sm text-muted ${isSmall ? "" : "mt-1"}`}>
			<span className="py-1">by</span>{" "}
			{creator ? (
				<Link
					to={isOpenToAll(privacyLevel) ? "/games/by/$userId" : "/user/$userId"}
					params={{ userId: creator.id }}
					className={`relative z-1 hover:underline ${name}`}
				>
					<bdi>{creator.username}</bdi>
				</Link>
			) : (
				<span className={name}>
					<SiteName />
				</span>
			)}
		</p>
	);
}

function Actions({ game }: Pick<GameCardProps, "game">) {
	const { id, name, shareableLink } = game;
	const me = useMe();
	const openDialog = useOpenDialog();
	return (
		<div className="mt-3 flex items-center gap-1">
			<LinkButton
				small
				to="/custom-game/$id"
				params={{ id }}
				search={{ key: linkKeyOf(shareableLink) }}
				aria-label={`Play: ${name}`}
				className="mr-auto grow after:absolute after:inset-0"
			>
				Play
			</LinkButton>
			{me && (
				<div className="relative z-1 flex">
					{shareableLink !== null && (
						<button
							type="button"
							aria-label={`Share: ${name}`}
							className="press ml-1 grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
							onClick={() => openDialog("share", game)}
						>
							<LineIcon path={SHARE} className="size-5.5 stroke-[2.5]" />
						</button>
					)}
					<CardMenu game={game} />
				</div>
			)}
		</div>
	);
}

const SHARE = "M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M5 13v7h14v-7";

/** Breaks lines at the dots only. */
const unbroken = (summary: string) => summary.replaceAll(/(\w) (?=\w)/g, "$1\u00a0");

interface GameTileProps {
	game: CardView;
	/** Phones show the names alone. */
	isSmall?: boolean;
}

/** A game in a row of games. The whole tile can be pressed. */
export function GameTile({ game, isSmall = false }: GameTileProps) {
	const { id, name, cover } = game;
	return (
		<li className="relative flex flex-col overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl">
			<CoverArt cover={cover} tint={tintOf(id)} className="aspect-2/1" />
			<Best game={game} isSmall />
			<div className="p-3 lg:p-4">
				<h3 className="text-lg leading-tight lg:text-xl">
					<Link
						to="/custom-game/$id"
						params={{ id }}
						className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
					>
						<bdi>{name}</bdi>
					</Link>
				</h3>
				<Creator game={game} isSmall />
				<p className={`text-sm text-muted tabular-nums ${isSmall ? "max-md:hidden" : ""}`}>
					{unbroken(summaryText(game))}
				</p>
			</div>
		</li>
	);
}
