import { POPULAR_PLAYS, VARIED_ITEMS } from "@hilo/rules/custom-games/caps";
import { CATEGORIES } from "@hilo/rules/custom-games/categories";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { LICENCES, type LicenceId } from "@hilo/rules/custom-games/licences";
import { PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { formatCount } from "@hilo/rules/play/format";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { count } from "../../../platform/count.ts";
import { SiteName } from "../../../platform/site.ts";
import { NewTabLink, TextOrLink } from "../../../platform/text-link.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { asOfText, type GameView, playsText } from "../game-view.ts";
import { AllSourced } from "../sourced.tsx";

/** Longer names are set smaller. */
const LONG_NAME = 40;
/** Longer descriptions are collapsed at first. */
const LONG_DESCRIPTION = 240;

const TITLE = "text-[clamp(2.1rem,8vw,4rem)] leading-none low:text-[clamp(2rem,5vw,2.5rem)]";
const LONG_TITLE = "text-[clamp(1.4rem,4.5vw,2.5rem)] leading-[1.1]";

export function GameDescription({ game }: { game: GameView }) {
	const { name, description, creator, privacyLevel } = game;
	return (
		<header className="grid gap-2 low:sm:max-lg:order-first">
			<h1 className={`tracking-[-0.02em] wrap-anywhere ${name.length > LONG_NAME ? LONG_TITLE : TITLE}`}>
				{name}
			</h1>
			<p className="text-muted wrap-anywhere">
				by{" "}
				{creator ? (
					<Link to="/user/$userId" params={{ userId: creator.id }} className="font-bold text-ink underline">
						<bdi>{creator.username}</bdi>
					</Link>
				) : (
					<strong className="text-ink">
						<SiteName />
					</strong>
				)}
				{privacyLevel !== "public" && ` · ${PRIVACY_LABELS[privacyLevel]}`}
			</p>
			<Description text={description} />
		</header>
	);
}

function Description({ text }: { text: string }) {
	const isLong = text.length > LONG_DESCRIPTION || text.split("\n").length > 4;
	const [isOpen, setOpen] = useState(false);
	const paragraph = useArrivalFocus<HTMLParagraphElement>(isOpen);
	return (
		<div>
			<p
				ref={paragraph}
				tabIndex={-1}
				className={`whitespace-pre-line text-pretty wrap-anywhere ${isLong && !isOpen ? "line-clamp-3" : ""}`}
			>
				{text}
			</p>
			{isLong && !isOpen && (
				<button type="button" className="link cursor-pointer py-1 font-bold" onClick={() => setOpen(true)}>
					Read more
				</button>
			)}
		</div>
	);
}

export function GameStatistics({ game, isVisitor }: { game: GameView; isVisitor: boolean }) {
	const {
		category,
		valueLabel,
		thousandsSeparator,
		valueRange,
		itemCount,
		timerSeconds,
		playCount,
		personalBest,
		board,
		source,
		asOf,
		licence,
		isSourced,
	} = game;
	return (
		<>
			<dl className="grid auto-cols-fr grid-flow-col gap-2">
				<Statistic name="Items">{formatCount(itemCount)}</Statistic>
				<Statistic name="Timer">{timerSeconds === 0 ? "None" : `${timerSeconds} s`}</Statistic>
				{playCount > 0 && <Statistic name="Plays">{formatCount(playCount)}</Statistic>}
				{!isVisitor && <Statistic name="Your best">{personalBest ?? "–"}</Statistic>}
			</dl>
			<dl className="grid gap-1">
				{category !== null && (
					<Detail name="Category">
						<Link to="/games" search={{ category }} className="underline">
							{CATEGORIES[category]}
						</Link>
					</Detail>
				)}
				<Detail name="Compared">{valueLabel}</Detail>
				<Detail name="Values">
					<span className="tabular-nums">
						{formatCustom(valueRange.min, thousandsSeparator)} to{" "}
						{formatCustom(valueRange.max, thousandsSeparator)}
					</span>
				</Detail>
				{source !== "" && (
					<Detail name="Source">
						<TextOrLink text={source} />
					</Detail>
				)}
				{asOf !== "" && <Detail name="Numbers">As of {asOfText(asOf)}</Detail>}
				{licence !== null && (
					<Detail name="Licence">
						<LicenceName id={licence} />
					</Detail>
				)}
			</dl>
			{isSourced && <AllSourced />}
			{playCount > 0 ? (
				<div className="grid grid-cols-[1fr_1fr] gap-4">
					<Bar name="Popularity" text={playsText(playCount)} value={playCount} max={POPULAR_PLAYS} />
					<Bar name="Variety" text={count(itemCount, "item")} value={itemCount} max={VARIED_ITEMS} />
				</div>
			) : (
				<p className="font-bold">
					{board === "open" ? "New. Be the first on the board" : "New. Be the first to play"}
				</p>
			)}
		</>
	);
}

function LicenceName({ id }: { id: LicenceId }) {
	const { label, url } = LICENCES[id];
	return url === null ? label : <NewTabLink href={url}>{label}</NewTabLink>;
}

interface NamedProps {
	name: string;
	children: ReactNode;
}

function Statistic({ name, children }: NamedProps) {
	return (
		<div className="flex flex-col-reverse rounded-md bg-raise px-[0.4rem] py-[0.6rem] text-center shadow-card">
			<dt className="text-[0.8rem] text-muted">{name}</dt>
			<dd className="font-display text-[1.4rem] leading-[1.15] font-extrabold whitespace-nowrap tabular-nums">
				{children}
			</dd>
		</div>
	);
}

function Detail({ name, children }: NamedProps) {
	return (
		<div className="flex justify-between gap-x-4">
			<dt className="text-muted">{name}</dt>
			<dd className="text-right font-semibold text-balance wrap-anywhere">{children}</dd>
		</div>
	);
}

interface BarProps {
	name: string;
	/** The value for screen readers; on screen it is among the statistics. */
	text: string;
	value: number;
	max: number;
}

function Bar({ name, text, value, max }: BarProps) {
	return (
		<div>
			<p className="text-sm font-bold">{name}</p>
			<Meter label={name} value={Math.min(value, max)} max={max} text={text} className="mt-1 h-2" />
		</div>
	);
}
