/* What a table is worth to each seat, by a small net with whole-number weights.

   `kronika.engine.net` describes the net and has the same computation in NumPy, for machines without a C compiler; a
   test compares the two. The table's lists are read where they are, so nothing is copied on the way. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define WIDTH 32     /* lanes of a row: the hidden units, and last the direct term */
#define HIDDEN 31
#define FIELDS 8     /* numbers of an instruction */
#define MOST_SEATS 8
#define MOST_ROWS 1024 /* active inputs of a seat, or of what all seats share */
#define TOP 256      /* a hidden unit is clipped to 0..TOP */

/* The kinds of instructions, in the order of `net.KINDS`. */
enum { CARDS, LAST_CARDS, SIZES, COUNT, COUNTS, FEATURE, SCALAR, TURN, OWNED };

typedef struct {
    PyObject_HEAD
    int32_t *code;      /* instructions, those of a seat first */
    Py_ssize_t own_code, all_code;
    double *steps;      /* thresholds of all numbers */
    int16_t *own;       /* rows as they count for their own seat */
    int16_t *other;     /* the same rows as they count for every other seat */
    int16_t *shared;
    int32_t *out;       /* WIDTH weights and a bias */
    double *weights;    /* of the features */
    Py_ssize_t features;
    Py_ssize_t own_rows, shared_rows;
} Net;

typedef struct { int count; int32_t row[MOST_ROWS]; } Rows;

static void *copy_of(PyObject *bytes, Py_ssize_t item, Py_ssize_t *count)
{
    char *from;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &from, &length) < 0)
        return NULL;
    void *made = PyMem_Malloc(length ? length : 1);
    if (made == NULL)
        return PyErr_NoMemory();
    memcpy(made, from, length);
    *count = length / item;
    return made;
}

static void net_free(Net *self)
{
    PyMem_Free(self->code); PyMem_Free(self->steps); PyMem_Free(self->own); PyMem_Free(self->other);
    PyMem_Free(self->shared); PyMem_Free(self->out); PyMem_Free(self->weights);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int net_init(Net *self, PyObject *args, PyObject *named)
{
    PyObject *code, *steps, *own, *other, *shared, *out, *weights;
    Py_ssize_t own_code, count = 0, more = 0;
    if (!PyArg_ParseTuple(args, "SnSSSSSS", &code, &own_code, &steps, &own, &other, &shared, &out, &weights))
        return -1;
    if (!(self->code = copy_of(code, FIELDS * sizeof(int32_t), &self->all_code))) return -1;
    self->own_code = own_code;
    if (!(self->steps = copy_of(steps, sizeof(double), &count))) return -1;
    if (!(self->own = copy_of(own, WIDTH * sizeof(int16_t), &self->own_rows))) return -1;
    if (!(self->other = copy_of(other, WIDTH * sizeof(int16_t), &more))) return -1;
    if (!(self->shared = copy_of(shared, WIDTH * sizeof(int16_t), &self->shared_rows))) return -1;
    if (!(self->out = copy_of(out, sizeof(int32_t), &count))) return -1;
    if (!(self->weights = copy_of(weights, sizeof(double), &self->features))) return -1;
    if (more != self->own_rows || count != WIDTH + 1) {
        PyErr_SetString(PyExc_ValueError, "The parts of the net don't fit together.");
        return -1;
    }
    return 0;
}

/* Row 0 stands for everything below the first threshold and is left out. */
static inline void put_step(Rows *found, const double *steps, int32_t count, int32_t base, double number)
{
    int32_t place = 0;
    while (place < count && number >= steps[place])
        place++;
    if (place && found->count < MOST_ROWS)
        found->row[found->count++] = base + place - 1;
}

static inline void put(Rows *found, int32_t row)
{
    if (found->count < MOST_ROWS)
        found->row[found->count++] = row;
}

static inline long number_at(PyObject *list, Py_ssize_t at)
{
    return PyLong_AsLong(PyList_GET_ITEM(list, at));
}

static int in_reach(PyObject *list, Py_ssize_t first, Py_ssize_t count)
{
    if (PyList_Check(list) && first >= 0 && first + count <= PyList_GET_SIZE(list))
        return 1;
    PyErr_SetString(PyExc_IndexError, "The table doesn't have the fields that the net reads.");
    return 0;
}

static int run(const Net *self, const int32_t *c, int seat, PyObject *zones, PyObject *counters, PyObject *faces,
               PyObject *scalars, PyObject *features, Rows *found)
{
    int32_t kind = c[0], first = c[1] + c[2] * seat, span = c[3], base = c[4], count = c[5], stride = c[7];
    const double *steps = self->steps + c[6];
    PyObject *list;
    switch (kind) {
    case CARDS: case LAST_CARDS: case SIZES:
        if (!in_reach(zones, first, span)) return -1;
        for (int32_t k = 0; k < span; k++) {
            list = PyList_GET_ITEM(zones, first + k);
            Py_ssize_t size = PyList_GET_SIZE(list);
            if (kind == SIZES)
                put_step(found, steps + k * count, count, base + k * stride, (double)size);
            else
                for (Py_ssize_t at = kind == CARDS || !size ? 0 : size - 1; at < size; at++)
                    put(found, base + (int32_t)number_at(faces, number_at(list, at)));
        }
        return 0;
    case COUNT:
        if (!in_reach(counters, c[1], 1)) return -1;
        list = PyList_GET_ITEM(counters, c[1]);
        if (!in_reach(list, seat, 1)) return -1;
        put_step(found, steps, count, base, (double)number_at(list, seat));
        return 0;
    case COUNTS:
        if (!in_reach(counters, first, 1)) return -1;
        list = PyList_GET_ITEM(counters, first);
        if (!in_reach(list, 0, span)) return -1;
        for (int32_t k = 0; k < span; k++)
            put_step(found, steps + k * count, count, base + k * stride, (double)number_at(list, k));
        return 0;
    case FEATURE:
        if (!in_reach(features, c[1], 1)) return -1;
        put_step(found, steps, count, base, PyFloat_AsDouble(PyList_GET_ITEM(features, c[1])));
        return 0;
    case SCALAR:
        if (!in_reach(scalars, c[1], 1)) return -1;
        put_step(found, steps, count, base, (double)number_at(scalars, c[1]));
        return 0;
    case TURN:
        if (!in_reach(scalars, c[1], 1)) return -1;
        if (number_at(scalars, c[1]) == seat)
            put(found, base);
        return 0;
    case OWNED:
        if (!in_reach(counters, c[1], 1)) return -1;
        list = PyList_GET_ITEM(counters, c[1]);
        if (!in_reach(list, 0, span)) return -1;
        for (int32_t k = 0; k < span; k++)
            if (number_at(list, k) == seat)
                put(found, base + k);
        return 0;
    }
    PyErr_SetString(PyExc_ValueError, "The net has an instruction of an unknown kind.");
    return -1;
}

/* The active rows of every seat, then those that all share. */
static int read_table(const Net *self, PyObject *const *args, Py_ssize_t given, Rows *found, int *seats)
{
    if (given != 5 || !PyList_Check(args[4]) || !PyList_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "zones, counters, faces, scalars, features of each seat");
        return -1;
    }
    *seats = (int)PyList_GET_SIZE(args[4]);
    if (*seats > MOST_SEATS) {
        PyErr_SetString(PyExc_ValueError, "There are more seats than any game has.");
        return -1;
    }
    for (int seat = 0; seat <= *seats; seat++) {
        int own = seat < *seats;
        found[seat].count = 0;
        PyObject *features = own ? PyList_GET_ITEM(args[4], seat) : Py_None;
        for (Py_ssize_t k = own ? 0 : self->own_code; k < (own ? self->own_code : self->all_code); k++)
            if (run(self, self->code + k * FIELDS, own ? seat : 0, args[0], args[1], args[2], args[3], features,
                    found + seat) < 0)
                return -1;
        for (int k = 0; k < found[seat].count; k++)
            if (found[seat].row[k] < 0 || found[seat].row[k] >= (own ? self->own_rows : self->shared_rows)) {
                PyErr_SetString(PyExc_IndexError, "The net has no row for something on the table.");
                return -1;
            }
    }
    return PyErr_Occurred() ? -1 : 0;
}

static void add(int32_t *restrict sum, const int16_t *restrict rows, const Rows *found)
{
    for (int k = 0; k < found->count; k++) {
        const int16_t *row = rows + (Py_ssize_t)found->row[k] * WIDTH;
        for (int lane = 0; lane < WIDTH; lane++)
            sum[lane] += row[lane];
    }
}

static PyObject *net_rows(Net *self, PyObject *const *args, Py_ssize_t given)
{
    Rows found[MOST_SEATS + 1];
    int seats;
    if (read_table(self, args, given, found, &seats) < 0)
        return NULL;
    PyObject *all = PyList_New(seats + 1);
    for (int seat = 0; all && seat <= seats; seat++) {
        PyObject *rows = PyList_New(found[seat].count);
        if (!rows) { Py_DECREF(all); return NULL; }
        for (int k = 0; k < found[seat].count; k++)
            PyList_SET_ITEM(rows, k, PyLong_FromLong(found[seat].row[k]));
        PyList_SET_ITEM(all, seat, rows);
    }
    return all;
}

static PyObject *net_values(Net *self, PyObject *const *args, Py_ssize_t given)
{
    Rows found[MOST_SEATS + 1];
    int seats;
    if (read_table(self, args, given, found, &seats) < 0)
        return NULL;
    int32_t own[MOST_SEATS][WIDTH] = {{0}}, other[MOST_SEATS][WIDTH] = {{0}}, all[WIDTH] = {0};
    add(all, self->shared, found + seats);
    for (int seat = 0; seat < seats; seat++) {
        add(own[seat], self->own, found + seat);
        add(other[seat], self->other, found + seat);
        for (int lane = 0; lane < WIDTH; lane++)
            all[lane] += other[seat][lane];
    }
    PyObject *values = PyList_New(seats);
    for (int seat = 0; values && seat < seats; seat++) {
        int64_t total = self->out[WIDTH];
        for (int lane = 0; lane < HIDDEN; lane++) {
            int32_t unit = all[lane] - other[seat][lane] + own[seat][lane];
            total += (int64_t)self->out[lane] * (unit < 0 ? 0 : unit > TOP ? TOP : unit);
        }
        total += (int64_t)self->out[HIDDEN] * (all[HIDDEN] - other[seat][HIDDEN] + own[seat][HIDDEN]);
        double value = 0;
        PyObject *features = PyList_GET_ITEM(args[4], seat);
        if (!in_reach(features, 0, self->features)) { Py_DECREF(values); return NULL; }
        for (Py_ssize_t k = 0; k < self->features; k++)
            value += self->weights[k] * PyFloat_AsDouble(PyList_GET_ITEM(features, k));
        PyList_SET_ITEM(values, seat, PyFloat_FromDouble(value + (double)total / (TOP * TOP)));
    }
    return values;
}

static PyMethodDef methods[] = {
    {"rows", (PyCFunction)(void (*)(void))net_rows, METH_FASTCALL, "The active rows of every seat, then the shared ones."},
    {"values", (PyCFunction)(void (*)(void))net_values, METH_FASTCALL, "What the table is worth to each seat."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject net_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "kronika.engine._net.Net",
    .tp_basicsize = sizeof(Net),
    .tp_dealloc = (destructor)net_free,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A net that reads tables.",
    .tp_methods = methods,
    .tp_init = (initproc)net_init,
    .tp_new = PyType_GenericNew,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "kronika.engine._net", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__net(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyType_Ready(&net_type) < 0 || PyModule_AddObjectRef(made, "Net", (PyObject *)&net_type) < 0)
        return NULL;
    return made;
}
