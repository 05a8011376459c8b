import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { checkSearch, MIN_SEARCH_LENGTH } from "@hilo/rules/profiles/search";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { type FriendshipStatus, PersonLink } from "./people.tsx";
import { type FriendAction, useFriendActions } from "./use-friend-actions.ts";

interface PlayerSearchProps {
	input: RefObject<HTMLInputElement | null>;
	/** Shown below the search. */
	children?: ReactNode;
}

export function PlayerSearch({ input, children }: PlayerSearchProps) {
	const { text, query, initial, type, submit } = useSearchText(input);
	const fault = checkSearch(text);
	const length = lengthOf(text);
	const isTooShort = length > 0 && length < MIN_SEARCH_LENGTH;
	const hint = isTooShort ? `Type at least ${MIN_SEARCH_LENGTH} characters` : undefined;
	return (
		<Section size="medium" title="Add friends">
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
			{children && <div className="mt-5">{children}</div>}
		</Section>
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
			<p role="status" className={found.length > 0 ? "sr-only" : "mt-4 text-muted wrap-anywhere"}>
				{!isOld &&
					(found.length > 0
						? `${count(found.length, "player")} found`
						: `No player called “${query}”. Check the spelling, or try a part of the name.`)}
			</p>
			<ul className="divide-y divide-line">
				{found.map((user) => (
					<SearchResult key={user.id} user={user} />
				))}
			</ul>
		</div>
	);
}

const DEBOUNCE_MS = 500;
/** Stores the text while another page is shown. Signing out clears it. */
const TEXT_KEY = ["friend-search"];

const lengthOf = (text: string) => [...text.normalize("NFC").trim()].length;

/** `query` is the text after a pause in typing; null while it is too short or too long. */
function useSearchText(input: RefObject<HTMLInputElement | null>) {
	const queryClient = useQueryClient();
	const [initial] = useState(() => queryClient.getQueryData<string>(TEXT_KEY) ?? "");
	const [text, setText] = useState(initial);
	const [settled, settle] = useDebounced(text, DEBOUNCE_MS);
	const type = (next: string) => {
		queryClient.setQueryData(TEXT_KEY, next);
		setText(next);
	};
	useEffect(() => {
		// The player may have typed before the page's script was loaded.
		if (input.current?.value) setText(input.current.value);
	}, [input]);
	const canAsk = (words: string) => lengthOf(words) >= MIN_SEARCH_LENGTH && checkSearch(words) === null;
	return {
		text,
		query: canAsk(text) && canAsk(settled) ? settled.trim() : null,
		initial,
		type,
		submit: () => settle(text),
	};
}

type FoundUser = Outputs["profiles"]["search"][number];

interface ResultButton {
	readonly text: string;
	readonly icon?: IconName;
	readonly action?: FriendAction;
}

const BUTTONS: Readonly<Partial<Record<FriendshipStatus, ResultButton>>> = {
	none: { text: "Add Friend", action: "request" },
	requested: { text: "Request Sent", icon: "check" },
	friends: { text: "Already Friends", icon: "check" },
	"asked-you": { text: "Accept", action: "accept" },
	blocked: { text: "Unblock", action: "unblock" },
};

function SearchResult({ user }: { user: FoundUser }) {
	const changeFriendship = useFriendActions();
	const friendshipStatus = useListedStatus(user);
	const { id, username, avatarUrl } = user;
	const person = { userId: id, username, avatarUrl };
	const button = BUTTONS[friendshipStatus];
	const action = button?.action;
	return (
		<li className="flex min-h-16 flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2">
			<PersonLink person={person} size="size-10" className="basis-40" />
			{button && (
				<Button
					small
					kind={action === "accept" ? "accent" : "quiet"}
					aria-label={`${button.text}: ${username}`}
					isOff={!action}
					onClick={() => action && changeFriendship(action, person)}
				>
					{button.icon && <Icon name={button.icon} className="size-4 stroke-4" />}
					{button.text}
				</Button>
			)}
		</li>
	);
}

/** Reads the status from the lists, which are newer than the search result. */
function useListedStatus({ id, isFriend, hasSentRequest }: FoundUser): FriendshipStatus {
	const { data: friends } = trpc.friends.list.useQuery();
	const { data: requests } = trpc.friends.requests.useQuery();
	const { data: blocked } = trpc.friends.blocked.useQuery();
	const has = (rows: readonly { readonly userId: string }[] | undefined) =>
		rows?.some(({ userId }) => userId === id);
	if (has(blocked)) return "blocked";
	if (has(friends) ?? isFriend) return "friends";
	if (has(requests?.incoming)) return "asked-you";
	return (has(requests?.sent) ?? hasSentRequest) ? "requested" : "none";
}
