/** Says in words for the operator why a backup or a restore was refused. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}
