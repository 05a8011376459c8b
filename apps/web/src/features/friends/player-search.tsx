import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { checkSearch, MIN_SEARCH_LENGTH } from "@hilo/rules/profiles/search";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Part } from "./part.tsx";
import { SearchResult } from "./search-result.tsx";

export function PlayerSearch({ input }: { input: RefObject<HTMLInputElement | null> }) {
	const { text, query, initial, type, submit } = useSearchText(input);
	const fault = checkSearch(text);
	const hint = isTooShort(text) ? `Type at least ${MIN_SEARCH_LENGTH} characters` : undefined;
	return (
		<Part title="Add friends">
			<search>
				<SearchField
					ref={input}
					label="Search for players"
					placeholder="Search by username..."
					defaultValue={initial}
					note={fault ? ACCOUNTS_ERRORS[fault].message : hint}
					isFaulty={fault !== null}
					onInput={({ currentTarget }) => type(currentTarget.value)}
					onKeyDown={({ key }) => key === "Enter" && submit()}
				/>
				{query !== null && <Results query={query} isWaiting={query !== text.trim()} />}
			</search>
		</Part>
	);
}

function Results({ query, isWaiting }: { query: string; isWaiting: boolean }) {
	const search = trpc.profiles.search.useQuery({ query }, { placeholderData: keepPreviousData });
	if (search.error) {
		return (
			<div className="mt-4">
				<LoadFailure query={search} />
			</div>
		);
	}
	if (!search.data) return <Skeleton count={2} className="h-16" list="mt-3 grid gap-2" />;
	const found = search.data;
	const isOld = isWaiting || search.isPlaceholderData;
	return (
		<div aria-busy={isOld} className={`mt-2 ${isOld ? "opacity-60" : ""}`}>
			<p role="status" className={found.length > 0 ? "sr-only" : "mt-4 text-muted [overflow-wrap:anywhere]"}>
				{!isOld && sayFound(found.length, query)}
			</p>
			<ul className="divide-y divide-line">
				{found.map((user) => (
					<SearchResult key={user.id} user={user} />
				))}
			</ul>
		</div>
	);
}

function sayFound(count: number, query: string): string {
	if (count === 0) return `Nobody here goes by “${query}”. Check the spelling, or try a part of the name.`;
	return count === 1 ? "1 player found" : `${count} players found`;
}

const DEBOUNCE_MS = 500;
/** Keeps the text while another page is shown. Signing out clears it. */
const KEPT = ["friend-search"];

const lengthOf = (text: string) => [...text.normalize("NFC").trim()].length;

export interface SearchText {
	readonly text: string;
	/** The text after a pause in typing; null while it is too short or too long. */
	readonly query: string | null;
	readonly initial: string;
	type(text: string): void;
	submit(): void;
}

function useSearchText(input: RefObject<HTMLInputElement | null>): SearchText {
	const queryClient = useQueryClient();
	const [initial] = useState(() => queryClient.getQueryData<string>(KEPT) ?? "");
	const [text, setText] = useState(initial);
	const [settled, settle] = useState(initial);
	const type = (next: string) => {
		queryClient.setQueryData(KEPT, next);
		setText(next);
	};
	useEffect(() => {
		// The player may have typed before the page's script was loaded.
		if (input.current?.value) setText(input.current.value);
	}, [input]);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	const canAsk = (words: string) => lengthOf(words) >= MIN_SEARCH_LENGTH && checkSearch(words) === null;
	return {
		text,
		query: canAsk(text) && canAsk(settled) ? settled.trim() : null,
		initial,
		type,
		submit: () => settle(text),
	};
}

const isTooShort = (text: string): boolean => lengthOf(text) > 0 && lengthOf(text) < MIN_SEARCH_LENGTH;
