import { SCOPE_TEXTS, type Scope, scopesOf } from "@hilo/rules/api-tokens/scopes";
import {
	ADDRESS_CLASS_TEXTS,
	checkTokenName,
	MAX_TOKEN_NAME_LENGTH,
	TOKEN_DAYS,
	type TokenKind,
} from "@hilo/rules/api-tokens/token";
import { useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { shortDate } from "../../platform/dates.ts";
import { filled, formChecks } from "../../platform/form-checks.ts";
import { QueryBoundary, type QueryBoundaryProps } from "../../platform/query-boundary.tsx";
import { TimeSince } from "../../platform/time-since.tsx";
import { toast, toastFailure } from "../../platform/toasts.ts";
import { addressOf } from "../../ui/base-path.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Empty } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { CloseButton, FormActions, Modal } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { CopyText } from "../../ui/share.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CurrentPasswordField, passwordFormProblems } from "./account-forms.tsx";

type Token = Outputs["apiTokens"]["list"][number] &
	Partial<Pick<Outputs["apiTokens"]["listAdmin"][number], "owner">>;

interface TokenListProps {
	kind: TokenKind;
	query: QueryBoundaryProps<readonly Token[]>["query"];
}

/** The player's own tokens, or those of all administrators. */
export function TokenList({ kind, query }: TokenListProps) {
	const utils = trpc.useUtils();
	const [ending, setEnding] = useState<Token | null>(null);
	// Callbacks of the mutation also run for a token that is ended before the answer for another one has come.
	const callbacks = {
		async onSuccess() {
			await utils.apiTokens.invalidate();
			toast("success", "Token ended");
		},
		onError: toastFailure,
	};
	const endOwn = trpc.apiTokens.end.useMutation(callbacks);
	const endAny = trpc.apiTokens.endAdmin.useMutation(callbacks);
	const { mutate } = kind === "player" ? endOwn : endAny;
	return (
		<QueryBoundary query={query} fallback={<Skeleton className="h-28" />}>
			{(tokens) => (
				<>
					{tokens.length === 0 ? (
						<NoTokens />
					) : (
						<ul aria-label="Tokens" className="grid gap-3">
							{tokens.map((token) => (
								<TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
							))}
						</ul>
					)}
					{ending && (
						<Confirm
							title={`End ${ending.name}?`}
							confirm="End"
							onConfirm={() => mutate({ id: ending.id })}
							onClose={() => setEnding(null)}
						>
							Tools that use this token are refused from now on. This can't be undone.
						</Confirm>
					)}
				</>
			)}
		</QueryBoundary>
	);
}

function NoTokens() {
	return (
		<Empty title="No tokens yet">
			A token lets a tool or a bot use the site for you, without your password.{" "}
			<a href={addressOf("/api/docs")} className="link">
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
			<div className="min-w-0 wrap-anywhere">
				<Heading className="text-lg">
					{name} <span className="font-mono text-sm text-muted">…{hint}</span>
				</Heading>
				<p className="text-sm">{scopes.map((scope) => SCOPE_TEXTS[scope].label).join(", ")}</p>
				<p className="text-sm text-muted">
					{owner && `Owner: ${owner.username}. `}
					Ends {shortDate(endsAt)},{" "}
					{lastUse ? (
						<>
							last used <TimeSince iso={lastUse.at} /> from {ADDRESS_CLASS_TEXTS[lastUse.from]}
						</>
					) : (
						"never used"
					)}
				</p>
			</div>
			<Button kind="quiet" aria-label={`End ${name}`} onClick={onEnd}>
				End
			</Button>
		</Card>
	);
}

export function NewTokenButton({ kind, className = "" }: { kind: TokenKind; className?: string }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button className={className} onClick={() => setOpen(true)}>
				New token
			</Button>
			{isOpen && <NewTokenDialog kind={kind} onClose={() => setOpen(false)} />}
		</>
	);
}

/** Makes a token, then shows it, which the site can do only now. */
function NewTokenDialog({ kind, onClose }: { kind: TokenKind; onClose: () => void }) {
	const utils = trpc.useUtils();
	const create = trpc.apiTokens.create.useMutation({ onSuccess: () => utils.apiTokens.invalidate() });
	return (
		<Modal title={create.data ? "Copy your token" : "New token"} onClose={onClose}>
			{create.data ? <MadeToken token={create.data.token} /> : <TokenForm kind={kind} create={create} />}
		</Modal>
	);
}

function MadeToken({ token }: { token: string }) {
	return (
		<div className="mt-3 grid grid-cols-1 gap-5">
			<p role="status" className="text-muted text-pretty">
				<strong className="text-ink">It is shown only now.</strong> Keep it like a password: who has it can do
				what you allowed.
			</p>
			<CopyText text={token} label="Your token" />
			<CloseButton kind="quiet">Done</CloseButton>
		</div>
	);
}

const ENDS = TOKEN_DAYS.map((days) => ({
	value: String(days),
	label: days === 365 ? "1 year" : `${days} days`,
}));

const USUAL_SCOPE: Readonly<Record<TokenKind, Scope>> = { player: "read", administrator: "admin:read" };

interface TokenFormProps {
	kind: TokenKind;
	create: ReturnType<typeof trpc.apiTokens.create.useMutation>;
}

function TokenForm({ kind, create }: TokenFormProps) {
	const scopes = scopesOf(kind);
	const fields = { name: checkTokenName, days: () => null, password: filled };
	// Each scope is a field of its own, "on" or "".
	const checks = formChecks({ ...Object.fromEntries(scopes.map((scope) => [scope, () => null])), ...fields });
	return (
		<div className="mt-5">
			<Form<string>
				checks={checks}
				send={(texts) =>
					create.mutate({
						kind,
						name: texts.name ?? "",
						scopes: scopes.filter((scope) => texts[scope] !== ""),
						days: TOKEN_DAYS.find((days) => String(days) === texts.days) ?? 30,
						password: texts.password ?? "",
					})
				}
				isBusy={create.isPending}
				{...passwordFormProblems(create.error, "password")}
			>
				<Field
					name="name"
					label="Name"
					hint="To recognise it: “Discord bot”"
					autoComplete="off"
					maxLength={MAX_TOKEN_NAME_LENGTH}
					autoFocus
				/>
				<fieldset className="min-w-0">
					<legend className="mb-2 font-bold">What it may do</legend>
					<div className="grid gap-1">
						{scopes.map((scope) => (
							<ScopeBox key={scope} scope={scope} isChosen={scope === USUAL_SCOPE[kind]} />
						))}
					</div>
				</fieldset>
				<Choice legend="Ends after" name="days" options={ENDS} chosen="30" />
				<CurrentPasswordField />
				<FormActions busy="Making...">Make token</FormActions>
			</Form>
		</div>
	);
}

function ScopeBox({ scope, isChosen }: { scope: Scope; isChosen: boolean }) {
	const { label, explanation } = SCOPE_TEXTS[scope];
	return (
		<label className="-mx-3 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-3 py-2 hover:bg-raise">
			<input
				type="checkbox"
				name={scope}
				defaultChecked={isChosen}
				className="mt-0.5 size-5 shrink-0 accent-(--ink)"
			/>
			<span>
				<span className="block font-bold">{label}</span>
				<span className="block text-sm text-muted">{explanation}</span>
			</span>
		</label>
	);
}
