const refusal = { field: 'a', message: 'Server says no' };

/** Enters valid values, submits, and waits until the server has them. */
async function submitted(stage) {
  stage.type('a', 'ok');
  await stage.settle();
  stage.submit();
  return stage.until(() => stage.calls.length > 0);
}

async function refused(stage) {
  if (!(await submitted(stage))) return false;
  stage.calls[0].answer(refusal);
  return stage.until(() => stage.error() === refusal.message);
}

/** The check of the first of two items is pending. */
async function itemJudged(stage) {
  stage.typeItem(0, 'held');
  return stage.asked('held');
}

/** What can go wrong between a request and its response. `needs`: what a library must support to take part. */
export const races = {
  'the newer answer wins': {
    needs: [],
    race: async (stage) => {
      stage.type('a', 'held first');
      if (!(await stage.asked('held first'))) return false;
      stage.refuse('held first');
      // Ensures that a late result is shown at all; without it, the race proves nothing.
      if (!(await stage.until(() => stage.error() === stage.taken))) return false;
      stage.type('a', 'held second');
      if (!(await stage.asked('held second'))) return false;
      stage.type('a', 'ok');
      await stage.settle();
      stage.refuse('held second');
      await stage.settle();
      return stage.error() === '';
    },
  },
  'reset drops the answer': {
    needs: [],
    race: async (stage) => {
      stage.type('a', 'held');
      if (!(await stage.asked('held'))) return false;
      stage.form.reset();
      await stage.settle();
      stage.refuse('held');
      await stage.settle();
      return stage.error() === '' && stage.value('a') === '';
    },
  },
  'validating while an answer is pending': {
    needs: [],
    race: async (stage) => {
      stage.type('a', 'held');
      if (!(await stage.asked('held'))) return false;
      stage.type('b', 'x');
      await stage.settle();
      const isPending = stage.isValidating();
      stage.allow('held');
      await stage.settle();
      return isPending && !stage.isValidating();
    },
  },
  "a server's error outlives edits elsewhere": {
    needs: ['answers'],
    race: async (stage) => {
      if (!(await refused(stage))) return false;
      stage.type('b', 'y');
      await stage.settle();
      return stage.error() === refusal.message;
    },
  },
  "a server's error goes with its own field": {
    needs: ['answers'],
    race: async (stage) => {
      if (!(await refused(stage))) return false;
      stage.type('a', 'ok too');
      await stage.settle();
      return stage.error() === '';
    },
  },
  'unmounted while validating': {
    needs: [],
    race: async (stage) => {
      stage.type('a', 'held');
      if (!(await stage.asked('held'))) return false;
      stage.form.unmount();
      stage.refuse('held');
      await stage.settle();
      return stage.faults.length === 0;
    },
  },
  'moved while validating': {
    needs: ['items'],
    race: async (stage) => {
      if (!(await itemJudged(stage))) return false;
      stage.form.move(0, 1);
      await stage.settle();
      stage.refuse('held');
      await stage.settle();
      const [first, second] = stage.items();
      return first.value === 'two' && first.error === '' && second.value === 'held';
    },
  },
  'removed while validating': {
    needs: ['items'],
    race: async (stage) => {
      if (!(await itemJudged(stage))) return false;
      stage.form.remove(0);
      await stage.settle();
      stage.refuse('held');
      await stage.settle();
      const [first, ...others] = stage.items();
      return others.length === 0 && first.value === 'two' && first.error === '';
    },
  },
  'submitted twice, sent once': {
    needs: [],
    race: async (stage) => {
      stage.type('a', 'ok');
      await stage.settle();
      stage.submit();
      stage.submit();
      await stage.until(() => stage.calls.length > 0);
      stage.submit();
      await stage.settle();
      return stage.calls.length === 1;
    },
  },
  'reset aborts the submit': {
    needs: ['signal'],
    race: async (stage) => {
      if (!(await submitted(stage))) return false;
      stage.form.reset();
      await stage.settle();
      return stage.calls[0].signal?.aborted === true;
    },
  },
  'an answer after reset changes nothing': {
    needs: ['answers'],
    race: async (stage) => {
      if (!(await submitted(stage))) return false;
      stage.form.reset();
      await stage.settle();
      stage.calls[0].answer(refusal);
      await stage.settle();
      return stage.error() === '' && stage.value('a') === '';
    },
  },
  "a server's error keeps what is typed meanwhile": {
    needs: ['answers'],
    race: async (stage) => {
      if (!(await submitted(stage))) return false;
      stage.type('a', 'ok and more');
      stage.calls[0].answer(refusal);
      await stage.settle();
      stage.type('b', 'after');
      await stage.settle();
      return stage.value('a') === 'ok and more' && stage.value('b') === 'after';
    },
  },
};
