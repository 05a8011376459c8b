import { SCOPE_TEXTS, type Scope, scopesOf } from "@hilo/rules/api-tokens/scopes";
import {
	checkTokenName,
	MAX_TOKEN_NAME_LENGTH,
	TOKEN_DAYS,
	type TokenKind,
} from "@hilo/rules/api-tokens/token";
import { trpc } from "../../../platform/api/trpc.ts";
import { filled, formChecks } from "../../../platform/form-checks.ts";
import { Choice } from "../../../ui/choice.tsx";
import { CopyText } from "../../../ui/copy-text.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { CurrentPasswordField, passwordFormProblems } from "../password-fields.tsx";

interface NewTokenDialogProps {
	kind: TokenKind;
	onClose: () => void;
}

/** Makes a token, then shows it, which the site can do only now. */
export function NewTokenDialog({ kind, onClose }: NewTokenDialogProps) {
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
		<div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
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
				<div className="grid grid-cols-2 gap-3">
					<CloseButton kind="quiet">Cancel</CloseButton>
					<SubmitButton wide busy="Making...">
						Make token
					</SubmitButton>
				</div>
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
