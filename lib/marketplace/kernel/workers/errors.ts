/** What a task was given cannot be taken, for a reason that it names; passed on to whoever has called it. */
export class TaskRefused extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'TaskRefused';
  }
}

/** A task was ended because it took more than it may. */
export class TaskOverLimit extends Error {
  constructor(readonly limit: 'memory' | 'time') {
    super(`over its limit of ${limit}`);
    this.name = 'TaskOverLimit';
  }
}

/** A task has failed by a fault of its own code, or its thread has died. */
export class TaskCrashed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TaskCrashed';
  }
}

/** A task was not begun, because enough of its kind wait already. */
export class TaskQueueFull extends Error {
  constructor() {
    super('too many tasks wait');
    this.name = 'TaskQueueFull';
  }
}

/** A task was ended because the process ends. */
export class TaskStopped extends Error {
  constructor() {
    super('the process ends');
    this.name = 'TaskStopped';
  }
}
