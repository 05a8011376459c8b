import { SCOPE_TEXTS } from "@hilo/rules/api-tokens/scopes";
import { ADDRESS_CLASS_TEXTS } from "@hilo/rules/api-tokens/token";
import { type Ref, useRef, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { shortDate, timeAgo } from "../../../platform/dates.ts";
import { QueryBoundary, type QueryBoundaryProps } from "../../../platform/query-boundary.tsx";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Token = Outputs["apiTokens"]["list"][number] &
	Partial<Pick<Outputs["apiTokens"]["listAdmin"][number], "owner">>;

/** The player's own tokens. */
export function PlayerTokens() {
	const { list, callbacks } = useEnding();
	const query = trpc.apiTokens.list.useQuery();
	const end = trpc.apiTokens.end.useMutation(callbacks);
	return <TokenList ref={list} query={query} onEnd={(id) => end.mutate({ id })} />;
}

/** The tokens of all administrators. */
export function AdminTokens() {
	const { list, callbacks } = useEnding();
	const query = trpc.apiTokens.listAdmin.useQuery();
	const end = trpc.apiTokens.endAdmin.useMutation(callbacks);
	return <TokenList ref={list} query={query} onEnd={(id) => end.mutate({ id })} />;
}

/** The row that had the focus is removed. */
function useEnding() {
	const list = useRef<HTMLDivElement>(null);
	const utils = trpc.useUtils();
	const onSuccess = async () => {
		await utils.apiTokens.invalidate();
		toast("success", "Token ended");
		list.current?.focus();
	};
	return { list, callbacks: { onSuccess, onError: toastFailure } };
}

interface TokenListProps {
	ref: Ref<HTMLDivElement>;
	query: QueryBoundaryProps<readonly Token[]>["query"];
	onEnd: (id: string) => void;
}

function TokenList({ ref, query, onEnd }: TokenListProps) {
	const [ending, setEnding] = useState<Token | null>(null);
	return (
		<QueryBoundary query={query} fallback={<Skeleton className="h-28" />}>
			{(tokens) => (
				<section ref={ref} tabIndex={-1} aria-label="Tokens">
					{tokens.length === 0 ? (
						<NoTokens />
					) : (
						<ul className="grid gap-3">
							{tokens.map((token) => (
								<TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
							))}
						</ul>
					)}
					{ending && (
						<Confirm
							title={`End ${ending.name}?`}
							confirm="End"
							onConfirm={() => onEnd(ending.id)}
							onClose={() => setEnding(null)}
						>
							Tools that use this token are refused from now on. This can't be undone.
						</Confirm>
					)}
				</section>
			)}
		</QueryBoundary>
	);
}

function NoTokens() {
	return (
		<Empty title="No tokens yet">
			A token lets a tool or a bot use the site for you, without your password.{" "}
			<a href="/api/docs" className="link">
				See what the API can do
			</a>
		</Empty>
	);
}

function TokenRow({ token, onEnd }: { token: Token; onEnd(): void }) {
	const { name, hint, scopes, owner, lastUse, endsAt } = token;
	// A player's tokens are below a heading of the settings, those of administrators directly below the page's.
	const Heading = owner ? "h2" : "h3";
	return (
		<Card as="li" size="row" className="flex items-center justify-between gap-4">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<Heading className="text-lg">
					{name} <span className="font-mono text-sm text-muted">…{hint}</span>
				</Heading>
				<p className="text-sm">{scopes.map((scope) => SCOPE_TEXTS[scope].label).join(", ")}</p>
				<p className="text-sm text-muted">
					{owner && `Owner: ${owner.username}. `}
					Ends {shortDate(endsAt)}, {lastUse ? lastUseText(lastUse) : "never used"}
				</p>
			</div>
			<Button kind="quiet" aria-label={`End ${name}`} onClick={onEnd}>
				End
			</Button>
		</Card>
	);
}

function lastUseText({ at, from }: NonNullable<Token["lastUse"]>): string {
	return `last used ${timeAgo(at)} from ${ADDRESS_CLASS_TEXTS[from]}`;
}
